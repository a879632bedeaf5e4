// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Describe the paying browser for 3-D Secure */
export const sendDeviceFingerprint: MutationCall<'sendDeviceFingerprint'> = mutationCall(
  'sendDeviceFingerprint',
  'POST',
  '/cart/v1/deviceFingerPrint',
  [],
);
