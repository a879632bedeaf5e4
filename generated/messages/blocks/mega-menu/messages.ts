// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface MegaMenuMessages {
  readonly label: string;
  readonly menu: string;
  readonly close: string;
  readonly shopAll: (values: { readonly title: string }) => string;
}
