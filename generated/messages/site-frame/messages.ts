// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface SiteFrameMessages {
  readonly cartLink: (values: { readonly count: number }) => string;
  readonly favoritesLink: (values: { readonly count: number }) => string;
  readonly addFavorite: (values: { readonly name: string }) => string;
}
