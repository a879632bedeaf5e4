// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface AccountMailMessages {
  readonly greeting: string;
  readonly resetSubject: (values: { readonly brand: string }) => string;
  readonly reset: (values: { readonly brand: string }) => string;
  readonly resetLink: string;
  readonly resetNotYou: string;
  readonly changedSubject: (values: { readonly brand: string }) => string;
  readonly changed: (values: { readonly brand: string }) => string;
  readonly changedNotYou: string;
  readonly passkeysLost: string;
  readonly passkeyAddedSubject: (values: { readonly brand: string }) => string;
  readonly passkeyAdded: (values: { readonly brand: string; readonly name: string }) => string;
  readonly passkeyRemovedSubject: (values: { readonly brand: string }) => string;
  readonly passkeyRemoved: (values: { readonly name: string; readonly brand: string }) => string;
  readonly passkeyNotYou: string;
  readonly signature: (values: { readonly brand: string }) => string;
}
