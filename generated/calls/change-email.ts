// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Ask for another email address of the account */
export const changeEmail: ChangingCall<'changeEmail'> = changingCall('changeEmail', 'PUT', '/consumers-v3/consumer/email');
