// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** List the subscriptions of the customer */
export const getSubscription: ReadingCall<'getSubscription'> = readingCall('getSubscription', 'GET', '/consumers-v3/consumer/subscription');
