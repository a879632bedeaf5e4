// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { WalletMessages } from './messages.ts';

export const walletMessages: MessageData<WalletMessages> = {
  title: ['Pay with ', 'provider'],
  frame: ['Payment sheet of ', 'provider'],
  loading: ['Opening ', 'provider', '…'],
  failed: ['We can’t open ', 'provider', ' right now. Please try again or use the checkout.'],
  tryAgain: 'Try again',
  subtotal: 'Subtotal',
  discount: 'Discount',
  delivery: 'Delivery',
  tax: 'VAT',
  placing: 'Placing your order. Please don’t close this page.',
  declined: 'The payment was declined, and nothing was charged. Please choose another card.',
  noAnswer: 'We got no response. Please try again: your order is placed only once.',
  notCovered: 'Your order has changed. Please check the total and confirm it again.',
  needsCheckout: 'Please use the checkout: part of your delivery needs more information.',
};
