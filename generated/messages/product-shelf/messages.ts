// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface ProductShelfMessages {
  readonly similar: string;
  readonly alsoBought: string;
  readonly recentlyViewed: string;
  readonly clear: string;
}
