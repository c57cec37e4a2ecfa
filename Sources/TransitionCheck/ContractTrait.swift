package import Testing

/// Says which rules of UIKit's contract a test pins, by id: `.contract("B10")`.
package struct ContractTrait: TestTrait, SuiteTrait {
  /// The ids of the rules.
  package let ids: [String]
}

extension Trait where Self == ContractTrait {
  /// The test pins these rules of the contract.
  package static func contract(_ ids: String...) -> Self { ContractTrait(ids: ids) }
}
