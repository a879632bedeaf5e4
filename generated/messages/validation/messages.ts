// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface ValidationMessages {
  readonly required: string;
  readonly email: string;
  readonly exactLength: (values: { readonly length: number }) => string;
  readonly minLength: (values: { readonly min: number }) => string;
  readonly maxLength: (values: { readonly max: number }) => string;
  readonly minNumber: (values: { readonly min: number }) => string;
  readonly maxNumber: (values: { readonly max: number }) => string;
  readonly date: (values: { readonly format: string }) => string;
  readonly minDate: (values: { readonly min: string }) => string;
  readonly maxDate: (values: { readonly max: string }) => string;
  readonly name: string;
  readonly postalCode: string;
  readonly password: string;
  readonly phone: string;
  readonly pattern: string;
  readonly sameAs: string;
  readonly region: string;
  readonly country: string;
  readonly passwordLength: string;
  readonly passwordDigit: string;
  readonly passwordUpperCase: string;
  readonly passwordLowerCase: string;
}
