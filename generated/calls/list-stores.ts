// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** List the stores of the brand in the site's country */
export const listStores: ReadingCall<'listStores'> = readingCall('listStores', 'GET', '/consumers-v3/utilities/stores');
