// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface BotCheckMessages {
  readonly title: string;
  readonly close: string;
  readonly unsolved: string;
  readonly noScript: string;
  readonly again: string;
  readonly againWithPassword: string;
}
