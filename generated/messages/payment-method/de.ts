// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { PaymentMethodMessages } from './messages.ts';

export const paymentMethodMessages: MessageData<PaymentMethodMessages> = {
  CREDIT_CARD: 'Karte',
  PAY_LATER: 'Fernpay',
  DIGITAL_WALLET: 'Brindle Pay',
  LOYALTY_POINTS: 'Treuepunkte',
  REWARD_CODE: 'Prämiencode',
  REWARD_CARD: 'Prämienkarte',
  ATHLETES_PAYMENT: 'Athletenguthaben',
  GIFT_CARD: 'Geschenkkarte',
};
