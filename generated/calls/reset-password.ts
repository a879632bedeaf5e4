// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Send a password reset email */
export const resetPassword: MutationCall<'resetPassword'> = mutationCall(
  'resetPassword',
  'POST',
  '/consumers-v3/consumer/resetpassword',
  [],
);
