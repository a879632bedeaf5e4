// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** What of a product is in stock online, by sku. */
export const getInventory: ReadingCall<'getInventory'> = readingCall('getInventory', 'GET', '/products/v2/products/{productId}/inventory');
