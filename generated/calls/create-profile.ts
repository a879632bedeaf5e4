// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Create a customer or sign up for the newsletter */
export const createProfile: ChangingCall<'createProfile'> = changingCall('createProfile', 'POST', '/consumers-v3/consumer');
