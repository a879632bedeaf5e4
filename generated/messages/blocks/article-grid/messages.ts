// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface ArticleGridMessages {
  readonly filters: string;
  readonly seeMore: string;
  readonly seeLess: string;
  readonly clearAll: string;
  readonly readMore: string;
  readonly loading: string;
  readonly shown: (values: { readonly count: number; readonly total: number }) => string;
  readonly nothing: string;
  readonly date: (values: { readonly date: Date }) => string;
}
