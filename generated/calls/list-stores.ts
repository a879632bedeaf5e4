// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** The stores of the site's brand in its country, by name; those that closed for good are left out. */
export const listStores: ReadingCall<'listStores'> = readingCall('listStores', 'GET', '/consumers-v3/utilities/stores');
