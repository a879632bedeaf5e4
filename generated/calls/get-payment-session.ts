// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Opens a session with the payment partner, whose frame or page takes a card, a security code, the pay-later consent or a wallet. */
export const getPaymentSession: ReadingCall<'getPaymentSession'> = readingCall('getPaymentSession', 'GET', '/cart/v1/paymentSession');
