// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { CouponMessages } from './messages.ts';

export const couponMessages: MessageData<CouponMessages> = {
  chooseMethod: ['Choisissez ', 'methods', ' pour utiliser ce code.'],
  minimumAmount: ['Plus que ', 'amount', ' pour utiliser ce code.'],
  minimumUnits: [
    '',
    ['units', 'plural', { one: ['Plus que ', 0, ' article'], other: ['Plus que ', 0, ' articles'] }],
    ' pour utiliser ce code.',
  ],
};
