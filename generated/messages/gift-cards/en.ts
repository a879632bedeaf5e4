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
  recipientHint: 'Leave this blank and we’ll send the card to your own email address.',
  to: 'Recipient’s name',
  email: 'Recipient’s email',
  message: 'Your message',
  optional: '(optional)',
  messageUsed: ['', 'used', ' of ', 'most', ' characters'],
  messageTooLong: ['', ['over', 'plural', { one: ['', 0, ' character too many'], other: ['', 0, ' characters too many'] }]],
  toMissing: 'Enter the recipient’s name.',
  emailWrong: 'Enter an email address like name@example.com.',
  sendOn: 'Send on',
  sendOnHint: 'Leave this blank to send it as soon as your order is confirmed.',
  balanceTitle: 'Check your gift card balance',
  balanceLead: 'You’ll find the card number and PIN in the email with your gift card.',
  number: 'Card number',
  pin: 'PIN',
  checkBalance: 'Check balance',
  balanceOf: ['The card ending in ', 'last4', ' has ', 'balance', ' left.'],
  balanceUntil: ['The card ending in ', 'last4', ' has ', 'balance', ' left. Use it by ', 'date', '.'],
  noBalance: ['The card ending in ', 'last4', ' has no balance left.'],
  aboutGiftCards: 'About gift cards',
  lockedCard: 'Too many wrong PINs. Please try this card again in 15 minutes.',
};
