// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Get the points balance, vouchers and points history */
export const getVouchers: ReadingCall<'getVouchers'> = readingCall('getVouchers', 'GET', '/consumers-v3/consumer/loyalty/vouchers');
