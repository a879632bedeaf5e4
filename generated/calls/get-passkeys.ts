// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** List the passkeys of the account */
export const getPasskeys: ReadingCall<'getPasskeys'> = readingCall('getPasskeys', 'GET', '/consumers-v3/consumer/passkeys');
