// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface GiftCardsMessages {
  readonly amount: string;
  readonly otherAmount: string;
  readonly otherAmountHint: (values: { readonly min: string; readonly max: string }) => string;
  readonly amountMissing: string;
  readonly amountWrong: (values: { readonly min: string; readonly max: string }) => string;
  readonly recipientTitle: string;
  readonly recipientHint: string;
  readonly to: string;
  readonly email: string;
  readonly message: string;
  readonly optional: string;
  readonly messageUsed: (values: { readonly used: number; readonly most: number }) => string;
  readonly messageTooLong: (values: { readonly over: number }) => string;
  readonly toMissing: string;
  readonly emailWrong: string;
  readonly sendOn: string;
  readonly sendOnHint: string;
  readonly balanceTitle: string;
  readonly balanceLead: string;
  readonly number: string;
  readonly pin: string;
  readonly checkBalance: string;
  readonly balanceOf: (values: { readonly last4: string; readonly balance: string }) => string;
  readonly balanceUntil: (values: { readonly last4: string; readonly balance: string; readonly date: string }) => string;
  readonly noBalance: (values: { readonly last4: string }) => string;
  readonly aboutGiftCards: string;
  readonly lockedCard: string;
}
