// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface PictureMessages {
  readonly colored: (values: { readonly name: string; readonly color: string }) => string;
  readonly seen: (values: { readonly product: string; readonly view: string }) => string;
}
