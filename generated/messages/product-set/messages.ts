// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface ProductSetMessages {
  readonly label: string;
  readonly heading: string;
  readonly see: string;
  readonly parts: string;
  readonly include: (values: { readonly name: string }) => string;
  readonly pieces: (values: { readonly count: number }) => string;
  readonly total: (values: { readonly count: number }) => string;
  readonly addItems: (values: { readonly count: number }) => string;
  readonly chooseOne: string;
  readonly incomplete: string;
  readonly notAdded: (values: { readonly count: number }) => string;
  readonly added: (values: { readonly count: number }) => string;
  readonly partAdded: string;
  readonly problem: (values: { readonly name: string; readonly problem: string }) => string;
  readonly soldOut: string;
  readonly unclear: string;
  readonly failed: string;
}
