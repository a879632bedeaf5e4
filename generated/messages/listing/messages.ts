// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface ListingMessages {
  readonly products: (values: { readonly count: number }) => string;
  readonly showing: (values: { readonly shown: number; readonly total: number }) => string;
  readonly filters: string;
  readonly filtersClose: string;
  readonly filtersApply: (values: { readonly count: number }) => string;
  readonly filtersActive: (values: { readonly count: number }) => string;
  readonly filterRemove: (values: { readonly name: string }) => string;
  readonly filtersClear: string;
  readonly sort: string;
  readonly loadMore: string;
  readonly loading: string;
  readonly loadFailed: string;
  readonly tryAgain: string;
  readonly empty: string;
  readonly emptyFiltered: string;
  readonly colors: (values: { readonly count: number }) => string;
  readonly from: (values: { readonly price: string }) => string;
  readonly priceNow: string;
  readonly priceWas: string;
  readonly rating: (values: { readonly score: number }) => string;
  readonly reviews: (values: { readonly count: number }) => string;
  readonly searchEmpty: (values: { readonly query: string }) => string;
  readonly filtersApplyPlain: string;
  readonly filterCount: (values: { readonly name: string; readonly count: number }) => string;
  readonly sortApply: string;
  readonly showEarlier: string;
  readonly emptyHint: string;
  readonly popular: string;
  readonly moreColors: (values: { readonly count: number }) => string;
  readonly searchHintSpelling: string;
  readonly searchHintShorter: string;
  readonly searchHintContact: <Node>(values: { readonly link: (content: string) => Node }) => readonly (string | Node)[];
  readonly popularProducts: string;
  readonly recentSearches: string;
}
