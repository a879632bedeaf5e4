// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Create a sign-in code for another site of the brand */
export const createSiteCode: ChangingCall<'createSiteCode'> = changingCall(
  'createSiteCode',
  'POST',
  '/consumers-v3/consumer/auth/sitecode',
);
