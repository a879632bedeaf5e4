// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Describes the browser that pays, for the issuer's risk assessment and the size of its challenge. */
export const sendDeviceFingerprint: MutationCall<'sendDeviceFingerprint'> = mutationCall(
  'sendDeviceFingerprint',
  'POST',
  '/cart/v1/deviceFingerPrint',
  [],
);
