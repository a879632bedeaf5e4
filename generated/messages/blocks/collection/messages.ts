// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface CollectionMessages {
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  readonly pause: string;
  readonly play: string;
  readonly slide: (values: { readonly n: number; readonly total: number }) => string;
  readonly goTo: (values: { readonly n: number; readonly total: number }) => string;
  readonly slideRole: string;
  readonly carouselRole: string;
}
