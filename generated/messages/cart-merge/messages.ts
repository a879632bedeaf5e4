// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface CartMergeMessages {
  readonly leftOut: (values: { readonly items: string }) => string;
  readonly outOfStock: (values: { readonly items: string }) => string;
}
