// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface GalleryZoomMessages {
  readonly title: (values: { readonly name: string }) => string;
  readonly close: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly previous: string;
  readonly next: string;
  readonly count: (values: { readonly number: number; readonly count: number; readonly alt: string }) => string;
  readonly failed: string;
  readonly help: string;
}
