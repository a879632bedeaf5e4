// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface MaterialPartMessages {
  readonly shell: string;
  readonly fill: string;
  readonly body: string;
  readonly lining: string;
  readonly frame: string;
  readonly upper: string;
  readonly midsole: string;
  readonly outsole: string;
  readonly straps: string;
  readonly footbed: string;
}
