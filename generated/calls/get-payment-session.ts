// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Create a session with the payment partner */
export const getPaymentSession: ReadingCall<'getPaymentSession'> = readingCall('getPaymentSession', 'GET', '/cart/v1/paymentSession');
