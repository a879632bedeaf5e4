// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** The size chart of a type of product; the one that leads to all charts for a type that has none. */
export const getSizeChart: ReadingCall<'getSizeChart'> = readingCall('getSizeChart', 'GET', '/fapi/components/size-chart/{productType}');
