// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { PaymentMethodMessages } from './messages.ts';

export const paymentMethodMessages: MessageData<PaymentMethodMessages> = {
  CREDIT_CARD: 'Carte',
  PAY_LATER: 'Fernpay',
  DIGITAL_WALLET: 'Brindle Pay',
  LOYALTY_POINTS: 'Points de fidélité',
  REWARD_CODE: 'Code de récompense',
  REWARD_CARD: 'Carte de récompense',
  ATHLETES_PAYMENT: 'Crédit athlète',
  GIFT_CARD: 'Carte-cadeau',
};
