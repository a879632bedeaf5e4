// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
export function isDate(value: string): boolean;
export function isEmail(value: string): boolean;
