// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { PaymentMethodMessages } from './messages.ts';

export const paymentMethodMessages: MessageData<PaymentMethodMessages> = { GIFT_CARD: 'Gift card', CREDIT_CARD: 'Card' };
