// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** The countries that an address or a phone number may be of, with the rules of their forms, the site's own first. */
export const getCountryList: ReadingCall<'getCountryList'> = readingCall('getCountryList', 'GET', '/consumers-v3/utilities/countryList');
