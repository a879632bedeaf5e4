// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { GiftCardsMessages } from './messages.ts';

export const giftCardsMessages: MessageData<GiftCardsMessages> = {
  amount: 'Amount',
  otherAmount: 'Other amount',
  otherAmountHint: ['From ', 'min', ' to ', 'max'],
  amountMissing: 'Choose an amount.',
  amountWrong: ['Enter an amount from ', 'min', ' to ', 'max', '.'],
  recipientTitle: 'Who is it for?',
  recipientHint: 'Leave this empty and we send the card to your own e-mail address.',
  to: 'Recipient’s name',
  email: 'Recipient’s e-mail',
  message: 'Your message',
  optional: '(optional)',
  messageUsed: ['', 'used', ' of ', 'most', ' characters'],
  messageTooLong: ['', ['over', 'plural', { one: ['', 0, ' character too many'], other: ['', 0, ' characters too many'] }]],
  toMissing: 'Enter the recipient’s name.',
  emailWrong: 'Enter an e-mail address like name@example.com.',
  sendOn: 'Send on',
  sendOnHint: 'Leave this empty and we send it as soon as the order is confirmed.',
  balanceTitle: 'Check your gift card balance',
  balanceLead: 'Card number and PIN are in the e-mail that brought the card.',
  number: 'Card number',
  pin: 'PIN',
  checkBalance: 'Check balance',
  balanceOf: ['There is ', 'balance', ' left on the card ending in ', 'last4', '.'],
  balanceUntil: ['There is ', 'balance', ' left on the card ending in ', 'last4', '. Use it by ', 'date', '.'],
  noBalance: ['There is no money left on the card ending in ', 'last4', '.'],
  aboutGiftCards: 'About gift cards',
  lockedCard: 'Too many wrong PINs. Please try this card again in 15 minutes.',
};
