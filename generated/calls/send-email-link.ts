// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Mail the link that confirms the email address again */
export const sendEmailLink: ChangingCall<'sendEmailLink'> = changingCall('sendEmailLink', 'POST', '/consumers-v3/consumer/email/link');
