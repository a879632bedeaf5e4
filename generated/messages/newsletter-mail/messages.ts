// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface NewsletterMailMessages {
  readonly subject: (values: { readonly brand: string }) => string;
  readonly greeting: string;
  readonly confirm: (values: { readonly recipient: string }) => string;
  readonly confirmLink: string;
  readonly notYou: string;
  readonly textMessage: (values: { readonly brand: string; readonly link: string }) => string;
  readonly signature: (values: { readonly brand: string }) => string;
}
