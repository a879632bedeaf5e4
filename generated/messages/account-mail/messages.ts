// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface AccountMailMessages {
  readonly greeting: string;
  readonly resetSubject: (values: { readonly brand: string }) => string;
  readonly reset: (values: { readonly brand: string }) => string;
  readonly resetNotYou: string;
  readonly changedSubject: (values: { readonly brand: string }) => string;
  readonly changed: (values: { readonly brand: string }) => string;
  readonly changedNotYou: string;
  readonly signature: (values: { readonly brand: string }) => string;
}
