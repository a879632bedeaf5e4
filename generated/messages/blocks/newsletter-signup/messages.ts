// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface NewsletterSignupMessages {
  readonly emailLabel: string;
  readonly ownAddress: string;
  readonly policyLabel: string;
  readonly submit: string;
  readonly submitting: string;
  readonly success: string;
  readonly failed: string;
  readonly dismiss: string;
  readonly required: string;
  readonly invalidEmail: string;
  readonly policyRequired: string;
  readonly phoneLabel: string;
  readonly ownPhone: string;
  readonly policySms: string;
  readonly successSms: string;
}
