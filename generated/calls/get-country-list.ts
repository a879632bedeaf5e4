// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** List the countries with their address and phone rules */
export const getCountryList: ReadingCall<'getCountryList'> = readingCall('getCountryList', 'GET', '/consumers-v3/utilities/countryList');
