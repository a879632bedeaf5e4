// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface BreadcrumbMessages {
  readonly home: string;
  readonly search: string;
}
