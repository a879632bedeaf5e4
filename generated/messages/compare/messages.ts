// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface CompareMessages {
  readonly title: string;
  readonly lead: string;
  readonly bar: string;
  readonly chosen: (values: { readonly count: number; readonly most: number }) => string;
  readonly view: (values: { readonly count: number }) => string;
  readonly oneMore: string;
  readonly full: (values: { readonly most: number }) => string;
  readonly remove: (values: { readonly name: string }) => string;
  readonly clear: string;
  readonly empty: string;
  readonly emptyHint: string;
  readonly browse: string;
  readonly missing: (values: { readonly count: number }) => string;
  readonly feature: string;
  readonly product: string;
  readonly price: string;
  readonly rating: string;
  readonly noRating: string;
  readonly available: string;
  readonly inStock: string;
  readonly soldOut: string;
  readonly add: string;
  readonly addOf: (values: { readonly name: string }) => string;
  readonly none: string;
}
