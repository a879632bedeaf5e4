import type { CallScript } from '#tests/contracts/call/call-script.ts';
import { styleId } from '#tests/contracts/call/stage.ts';

export const script: CallScript<'getWidgetRecommendations'> = {
  operationId: 'getWidgetRecommendations',
  status: 200,
  compose: () => ({ query: { widgetId: 'similar', productIds: [styleId] } }),
};
