// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Preview the refund of a cancellation or return */
export const previewRefund: ReadingCall<'previewRefund'> = readingCall(
  'previewRefund',
  'POST',
  '/consumers-v3/consumer/purchase/{orderId}/refundPreview',
);
