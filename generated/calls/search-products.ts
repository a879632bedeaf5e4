// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Search products and articles */
export const searchProducts: ReadingCall<'searchProducts'> = readingCall('searchProducts', 'GET', '/products/v2/search/productSearch');
