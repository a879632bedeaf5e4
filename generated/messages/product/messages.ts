// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface ProductMessages {
  readonly color: string;
  readonly size: string;
  readonly fit: string;
  readonly chooseSize: string;
  readonly chooseFit: string;
  readonly optionUnavailable: (values: { readonly name: string }) => string;
  readonly quantity: string;
  readonly addToCart: string;
  readonly adding: string;
  readonly added: (values: { readonly count: number; readonly name: string }) => string;
  readonly addFailed: string;
  readonly viewCart: string;
  readonly lowStock: (values: { readonly count: number }) => string;
  readonly fewLeft: string;
  readonly priceNow: string;
  readonly priceWas: string;
  readonly rating: (values: { readonly score: number }) => string;
  readonly reviews: (values: { readonly count: number }) => string;
  readonly gallery: (values: { readonly name: string }) => string;
  readonly previousPicture: string;
  readonly nextPicture: string;
  readonly playVideo: string;
  readonly optionSoldOut: (values: { readonly name: string }) => string;
  readonly optionLow: (values: { readonly count: number; readonly name: string }) => string;
  readonly decrease: string;
  readonly increase: string;
  readonly soldOut: string;
  readonly soldOutColor: string;
  readonly soldOutAll: string;
  readonly addedShort: string;
  readonly videoFailed: string;
  readonly sizeChart: string;
}
