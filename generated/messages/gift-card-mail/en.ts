// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { GiftCardMailMessages } from './messages.ts';

export const giftCardMailMessages: MessageData<GiftCardMailMessages> = {
  subject: ['', ['count', 'plural', { one: ['Your ', 'brand', ' gift card is here'], other: ['Your ', 'brand', ' gift cards are here'] }]],
  greeting: ['Hello ', 'name', ','],
  hello: 'Hello,',
  gift: [
    '',
    [
      'count',
      'plural',
      { one: ['Someone sent you a ', 'brand', ' gift card.'], other: ['Someone sent you ', 0, ' ', 'brand', ' gift cards.'] },
    ],
  ],
  giftFrom: [
    '',
    [
      'count',
      'plural',
      { one: ['', 'from', ' sent you a ', 'brand', ' gift card.'], other: ['', 'from', ' sent you ', 0, ' ', 'brand', ' gift cards.'] },
    ],
  ],
  own: [
    '',
    ['count', 'plural', { one: ['Here is your ', 'brand', ' gift card.'], other: ['Here are your ', 0, ' ', 'brand', ' gift cards.'] }],
  ],
  quoted: ['“', 'message', '”'],
  number: 'Card number',
  pin: 'PIN',
  use: 'Enter the card number and PIN when you pay online, or show them in our stores. Anything you don’t spend stays on the card.',
  balanceLink: 'Check your balance',
  keep: 'Keep this email and treat the PIN like cash: anyone with both numbers can use the card.',
  signature: ['The ', 'brand', ' team'],
};
