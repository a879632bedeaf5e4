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
  readonly welcomeSubject: (values: { readonly brand: string }) => string;
  readonly welcome: (values: { readonly brand: string }) => string;
  readonly welcomeConfirm: string;
  readonly confirmEmailSubject: (values: { readonly brand: string }) => string;
  readonly confirmEmail: (values: { readonly brand: string }) => string;
  readonly confirmEmailLink: string;
  readonly newEmailSubject: (values: { readonly brand: string }) => string;
  readonly newEmail: (values: { readonly email: string; readonly brand: string }) => string;
  readonly newEmailNotYou: string;
  readonly emailTakenSubject: (values: { readonly brand: string }) => string;
  readonly emailTaken: (values: { readonly brand: string }) => string;
  readonly emailTakenLink: string;
  readonly emailChangingSubject: (values: { readonly brand: string }) => string;
  readonly emailChanging: (values: { readonly brand: string; readonly email: string }) => string;
  readonly emailChangedSubject: (values: { readonly brand: string }) => string;
  readonly emailChanged: (values: { readonly brand: string; readonly email: string }) => string;
  readonly emailNotYou: string;
  readonly keepEmailLink: string;
  readonly signature: (values: { readonly brand: string }) => string;
}
