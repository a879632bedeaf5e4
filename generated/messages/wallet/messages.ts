// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface WalletMessages {
  readonly title: (values: { readonly provider: string }) => string;
  readonly frame: (values: { readonly provider: string }) => string;
  readonly loading: (values: { readonly provider: string }) => string;
  readonly failed: (values: { readonly provider: string }) => string;
  readonly tryAgain: string;
  readonly subtotal: string;
  readonly discount: string;
  readonly delivery: string;
  readonly tax: string;
  readonly placing: string;
  readonly declined: string;
  readonly noAnswer: string;
  readonly notCovered: string;
  readonly needsCheckout: string;
}
