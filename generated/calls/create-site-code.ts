// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** A code that issueToken exchanges for a session of the same account on another site of the brand. */
export const createSiteCode: ChangingCall<'createSiteCode'> = changingCall(
  'createSiteCode',
  'POST',
  '/consumers-v3/consumer/auth/sitecode',
);
