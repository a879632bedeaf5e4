// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** List recommended products for a widget */
export const getWidgetRecommendations: ReadingCall<'getWidgetRecommendations'> = readingCall(
  'getWidgetRecommendations',
  'GET',
  '/products/v1/widgetRecommendations',
);
