// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Reports a response of a service, so that it is compared with its contract. */
export const reportResponse: ChangingCall<'reportResponse'> = changingCall(
  'reportResponse',
  'POST',
  '/fapi/api/validate-response/{contract}',
);
