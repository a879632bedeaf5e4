// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Download a document of an order as a PDF */
export const downloadInvoice: ReadingCall<'downloadInvoice'> = readingCall(
  'downloadInvoice',
  'POST',
  '/consumers-v3/consumer/purchase/invoice/download',
);
