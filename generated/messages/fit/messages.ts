// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface FitMessages {
  readonly S: string;
  readonly R: string;
  readonly L: string;
  readonly M: string;
  readonly W: string;
}
