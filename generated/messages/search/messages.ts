// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface SearchMessages {
  readonly suggestions: string;
  readonly terms: string;
  readonly categories: string;
  readonly products: string;
  readonly articles: string;
  readonly recent: string;
  readonly recentRemove: (values: { readonly query: string }) => string;
  readonly recentClear: string;
  readonly inCategory: (values: { readonly category: string }) => string;
  readonly count: (values: { readonly count: number }) => string;
  readonly close: string;
  readonly hint: string;
  readonly from: (values: { readonly price: string }) => string;
  readonly priceNow: string;
  readonly priceWas: string;
}
