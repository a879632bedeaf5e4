// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface AssociateDiscountMessages {
  readonly name: string;
  readonly approaching: string;
  readonly inProgress: string;
  readonly earned: (values: { readonly rate: number }) => string;
  readonly capReached: string;
}
