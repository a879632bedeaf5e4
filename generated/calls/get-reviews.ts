// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** List the reviews of a style */
export const getReviews: ReadingCall<'getReviews'> = readingCall('getReviews', 'GET', '/products/v1/products/{productId}/reviews');
