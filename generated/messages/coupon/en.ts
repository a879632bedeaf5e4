// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { CouponMessages } from './messages.ts';

export const couponMessages: MessageData<CouponMessages> = {
  chooseMethod: ['Choose ', 'methods', ' to use this code.'],
  minimumAmount: ['Add ', 'amount', ' more to use this code.'],
  minimumUnits: ['', ['units', 'plural', { one: ['Add ', 0, ' more item'], other: ['Add ', 0, ' more items'] }], ' to use this code.'],
};
