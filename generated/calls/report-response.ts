// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Report a service response for contract validation */
export const reportResponse: ChangingCall<'reportResponse'> = changingCall(
  'reportResponse',
  'POST',
  '/fapi/api/validate-response/{contract}',
);
