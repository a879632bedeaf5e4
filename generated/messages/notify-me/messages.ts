// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface NotifyMeMessages {
  readonly title: string;
  readonly lead: (values: { readonly product: string }) => string;
  readonly submit: string;
  readonly hint: string;
  readonly pending: string;
  readonly active: string;
  readonly unknown: string;
  readonly back: string;
  readonly confirmTitle: string;
  readonly confirmLead: string;
  readonly confirmSubmit: string;
  readonly confirmed: string;
  readonly missing: string;
  readonly stopTitle: string;
  readonly stopLead: string;
  readonly stopSubmit: string;
  readonly stopped: string;
  readonly home: string;
}
