// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** List the categories and subjects of messages */
export const getContactSubjects: ReadingCall<'getContactSubjects'> = readingCall(
  'getContactSubjects',
  'GET',
  '/consumers-v3/contactus/categorySubject',
);
