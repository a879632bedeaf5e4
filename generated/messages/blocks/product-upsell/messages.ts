// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface ProductUpsellMessages {
  readonly label: string;
  readonly loading: string;
  readonly now: string;
  readonly was: string;
  readonly historicBest: (values: { readonly price: string }) => string;
  readonly earlierSale: (values: { readonly price: string }) => string;
  readonly add: string;
  readonly addNamed: (values: { readonly title: string }) => string;
  readonly choose: string;
  readonly chooseNamed: (values: { readonly title: string }) => string;
  readonly outOfStock: string;
  readonly somethingWentWrong: string;
  readonly addFailed: string;
  readonly dismiss: string;
}
