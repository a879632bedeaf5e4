// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface ProductRecommendationsMessages {
  readonly label: string;
  readonly loading: string;
  readonly now: string;
  readonly was: string;
  readonly historicBest: (values: { readonly price: string }) => string;
  readonly earlierSale: (values: { readonly price: string }) => string;
  readonly rating: (values: { readonly rating: number }) => string;
  readonly add: (values: { readonly title: string }) => string;
  readonly addFailed: string;
}
