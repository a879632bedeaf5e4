// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface ProductSectionMessages {
  readonly features: string;
  readonly description: string;
  readonly material: string;
  readonly care: string;
}
