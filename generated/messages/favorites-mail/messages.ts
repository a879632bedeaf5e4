// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface FavoritesMailMessages {
  readonly firstList: string;
  readonly subject: (values: { readonly name: string; readonly brand: string }) => string;
  readonly subjectOfGuest: (values: { readonly brand: string }) => string;
  readonly greeting: string;
  readonly lead: (values: { readonly name: string; readonly list: string; readonly brand: string }) => string;
  readonly leadOfGuest: (values: { readonly brand: string; readonly list: string }) => string;
  readonly message: (values: { readonly message: string }) => string;
  readonly link: string;
  readonly why: string;
  readonly signature: (values: { readonly brand: string }) => string;
}
