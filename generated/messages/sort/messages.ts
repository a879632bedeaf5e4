// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface SortMessages {
  readonly bestMatches: string;
  readonly newest: string;
  readonly priceLowToHigh: string;
  readonly priceHighToLow: string;
  readonly topRated: string;
}
