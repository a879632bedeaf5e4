// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** What the access token's customer, a guest too, has subscribed to. */
export const getSubscription: ReadingCall<'getSubscription'> = readingCall('getSubscription', 'GET', '/consumers-v3/consumer/subscription');
