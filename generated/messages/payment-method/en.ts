// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { PaymentMethodMessages } from './messages.ts';

export const paymentMethodMessages: MessageData<PaymentMethodMessages> = {
  CREDIT_CARD: 'Card',
  PAY_LATER: 'Fernpay',
  DIGITAL_WALLET: 'Brindle Pay',
  LOYALTY_POINTS: 'Loyalty points',
  REWARD_CODE: 'Reward code',
  REWARD_CARD: 'Reward card',
  ATHLETES_PAYMENT: 'Athlete credit',
  GIFT_CARD: 'Gift card',
};
