// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface SavedItemsMessages {
  readonly title: string;
  readonly count: (values: { readonly count: number }) => string;
  readonly save: string;
  readonly saveItem: (values: { readonly name: string }) => string;
  readonly saved: (values: { readonly name: string }) => string;
  readonly move: string;
  readonly moveItem: (values: { readonly name: string }) => string;
  readonly moved: (values: { readonly name: string }) => string;
  readonly movePart: (values: { readonly count: number }) => string;
  readonly movePartOf: (values: { readonly count: number; readonly name: string }) => string;
  readonly partLeft: (values: { readonly count: number }) => string;
  readonly remove: string;
  readonly removeItem: (values: { readonly name: string }) => string;
  readonly removed: (values: { readonly name: string }) => string;
  readonly undo: string;
  readonly color: string;
  readonly size: string;
  readonly fit: string;
  readonly quantity: (values: { readonly count: number }) => string;
  readonly each: (values: { readonly price: string }) => string;
  readonly priceNow: string;
  readonly priceWas: string;
  readonly priceDown: (values: { readonly price: string }) => string;
  readonly priceUp: (values: { readonly price: string }) => string;
  readonly soldOut: string;
  readonly notSold: string;
  readonly tooFew: (values: { readonly count: number }) => string;
  readonly more: string;
  readonly loadFailed: string;
  readonly tryAgain: string;
}
