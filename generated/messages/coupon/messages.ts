// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface CouponMessages {
  readonly chooseMethod: (values: { readonly methods: string }) => string;
  readonly minimumAmount: (values: { readonly amount: string }) => string;
  readonly minimumUnits: (values: { readonly units: number }) => string;
}
