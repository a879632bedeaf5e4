// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface PaymentMethodMessages {
  readonly CREDIT_CARD: string;
  readonly PAY_LATER: string;
  readonly DIGITAL_WALLET: string;
  readonly LOYALTY_POINTS: string;
  readonly REWARD_CODE: string;
  readonly REWARD_CARD: string;
  readonly ATHLETES_PAYMENT: string;
  readonly GIFT_CARD: string;
}
