// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { CouponMessages } from './messages.ts';

export const couponMessages: MessageData<CouponMessages> = {
  chooseMethod: ['Wähle ', 'methods', ', um diesen Code zu nutzen.'],
  minimumAmount: ['Noch ', 'amount', ', um diesen Code zu nutzen.'],
  minimumUnits: [
    '',
    ['units', 'plural', { one: ['Noch ', 0, ' Artikel'], other: ['Noch ', 0, ' Artikel'] }],
    ', um diesen Code zu nutzen.',
  ],
};
