// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Get the online stock of a product by SKU */
export const getInventory: ReadingCall<'getInventory'> = readingCall('getInventory', 'GET', '/products/v2/products/{productId}/inventory');
