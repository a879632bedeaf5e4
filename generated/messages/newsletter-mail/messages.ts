// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface NewsletterMailMessages {
  readonly subject: (values: { readonly brand: string }) => string;
  readonly greeting: string;
  readonly thanks: (values: { readonly recipient: string }) => string;
  readonly notYou: string;
  readonly signature: (values: { readonly brand: string }) => string;
}
