// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Get the footer */
export const getFooterPart: ReadingCall<'getFooterPart'> = readingCall('getFooterPart', 'GET', '/fapi/components/footer');
