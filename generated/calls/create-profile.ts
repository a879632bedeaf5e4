// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Creates a consumer; a newsletter sign-up is a profile with an e-mail address and a subscription. */
export const createProfile: ChangingCall<'createProfile'> = changingCall('createProfile', 'POST', '/consumers-v3/consumer');
