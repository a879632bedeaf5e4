// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface FacetMessages {
  readonly category: string;
  readonly gender: string;
  readonly kind: string;
  readonly size: string;
  readonly fitType: string;
  readonly color: string;
  readonly design: string;
  readonly price: string;
  readonly feature: string;
  readonly priceUnder: (values: { readonly price: string }) => string;
  readonly priceOver: (values: { readonly price: string }) => string;
}
