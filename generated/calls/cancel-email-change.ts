// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Keep the present email address */
export const cancelEmailChange: ChangingCall<'cancelEmailChange'> = changingCall(
  'cancelEmailChange',
  'DELETE',
  '/consumers-v3/consumer/email',
);
