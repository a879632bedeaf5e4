// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Get one of the countries of countryList */
export const getCountryByToken: ReadingCall<'getCountryByToken'> = readingCall('getCountryByToken', 'GET', '/{token}{countryCode}');
