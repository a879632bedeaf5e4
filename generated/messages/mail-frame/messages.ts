// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface MailFrameMessages {
  readonly linkFallback: string;
  readonly automatic: (values: { readonly brand: string }) => string;
}
