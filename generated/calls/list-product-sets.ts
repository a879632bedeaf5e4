// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** List all product sets of a site */
export const listProductSets: ReadingCall<'listProductSets'> = readingCall('listProductSets', 'GET', '/products/v2/productSets');
