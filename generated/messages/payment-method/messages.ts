// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface PaymentMethodMessages {
  readonly GIFT_CARD: string;
  readonly CREDIT_CARD: string;
}
