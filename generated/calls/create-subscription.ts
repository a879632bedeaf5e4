// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Subscribes the customer, a guest too, to mails or text messages; it holds once the recipient has followed the link of the message. */
export const createSubscription: ChangingCall<'createSubscription'> = changingCall(
  'createSubscription',
  'POST',
  '/consumers-v3/consumer/subscription',
);
