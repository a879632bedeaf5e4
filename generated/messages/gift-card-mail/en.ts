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
      { one: ['someone has sent you a ', 'brand', ' gift card.'], other: ['someone has sent you ', 0, ' ', 'brand', ' gift cards.'] },
    ],
  ],
  giftFrom: [
    '',
    [
      'count',
      'plural',
      {
        one: ['', 'from', ' has sent you a ', 'brand', ' gift card.'],
        other: ['', 'from', ' has sent you ', 0, ' ', 'brand', ' gift cards.'],
      },
    ],
  ],
  own: [
    '',
    ['count', 'plural', { one: ['here is your ', 'brand', ' gift card.'], other: ['here are your ', 0, ' ', 'brand', ' gift cards.'] }],
  ],
  quoted: ['“', 'message', '”'],
  number: 'Card number',
  pin: 'PIN',
  use: 'Enter the card number and PIN when you pay online, or show them in our stores. Whatever you do not spend stays on the card.',
  balanceLink: 'Check your balance',
  keep: 'Keep this mail and treat the PIN like cash: anyone who has both numbers can use the card.',
  signature: ['Your ', 'brand', ' team'],
};
