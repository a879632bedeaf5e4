// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Mails a link to an e-mail address by which a new password is chosen, where it has an account. */
export const resetPassword: ChangingCall<'resetPassword'> = changingCall('resetPassword', 'POST', '/consumers-v3/consumer/resetpassword');
