// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface GenderMessages {
  readonly men: string;
  readonly women: string;
  readonly kids: string;
  readonly unisex: string;
}
