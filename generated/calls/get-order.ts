// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Get an order of the customer */
export const getOrder: ReadingCall<'getOrder'> = readingCall('getOrder', 'GET', '/consumers-v3/consumer/purchase/{orderId}');
