// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface StockMailMessages {
  readonly confirmSubject: (values: { readonly name: string }) => string;
  readonly greeting: string;
  readonly confirm: (values: { readonly product: string; readonly recipient: string }) => string;
  readonly confirmLink: string;
  readonly notYou: string;
  readonly backSubject: (values: { readonly name: string }) => string;
  readonly back: (values: { readonly product: string }) => string;
  readonly backLink: (values: { readonly name: string }) => string;
  readonly notReserved: string;
  readonly stopLead: string;
  readonly stopLink: string;
  readonly signature: (values: { readonly brand: string }) => string;
}
