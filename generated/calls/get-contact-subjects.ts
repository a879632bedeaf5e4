// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** What a message can be about, in the request's language. */
export const getContactSubjects: ReadingCall<'getContactSubjects'> = readingCall(
  'getContactSubjects',
  'GET',
  '/consumers-v3/contactus/categorySubject',
);
