// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface BadgeMessages {
  readonly NEW: string;
  readonly BESTSELLER: string;
  readonly SALE: string;
  readonly 'LOW STOCK': string;
  readonly 'SOLD OUT': string;
}
