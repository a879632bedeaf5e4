// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface FreeShippingMessages {
  readonly name: string;
  readonly approaching: (values: { readonly amount: string }) => string;
  readonly inProgress: (values: { readonly amount: string }) => string;
  readonly earned: string;
}
