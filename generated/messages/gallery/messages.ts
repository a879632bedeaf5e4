// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface GalleryMessages {
  readonly note: string;
  readonly show: string;
}
