// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Mails a link to an e-mail address by which a new password is chosen, where it has an account. */
export const resetPassword: MutationCall<'resetPassword'> = mutationCall(
  'resetPassword',
  'POST',
  '/consumers-v3/consumer/resetpassword',
  [],
);
