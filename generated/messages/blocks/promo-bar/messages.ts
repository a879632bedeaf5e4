// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface PromoBarMessages {
  readonly label: string;
  readonly role: string;
  readonly previous: string;
  readonly next: string;
  readonly pause: string;
  readonly play: string;
  readonly close: string;
  readonly message: (values: { readonly n: number; readonly total: number }) => string;
}
