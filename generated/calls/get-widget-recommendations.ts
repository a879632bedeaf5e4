// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Products that a widget of a page recommends, without those that are sold out. */
export const getWidgetRecommendations: ReadingCall<'getWidgetRecommendations'> = readingCall(
  'getWidgetRecommendations',
  'GET',
  '/products/v1/widgetRecommendations',
);
