// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface PaymentMethodMessages {
  readonly CREDIT_CARD: string;
  readonly PAY_LATER: string;
  readonly DIGITAL_WALLET: string;
}
