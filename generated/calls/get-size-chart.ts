// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Get the size chart of a product type */
export const getSizeChart: ReadingCall<'getSizeChart'> = readingCall('getSizeChart', 'GET', '/fapi/components/size-chart/{productType}');
