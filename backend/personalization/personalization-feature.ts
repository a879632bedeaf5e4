import type { CatalogPorts } from '../catalog/get-catalog.ts';
import type { Feature } from '../features/feature.ts';
import { createDecide, type DecidePorts } from './decide.ts';
import { createGetWidgetRecommendations } from './widgets/get-widget-recommendations.ts';
import { eventRetention } from './event-retention.ts';

/** Operations of the area personalization. */
export function createPersonalizationFeature(ports: DecidePorts & Pick<CatalogPorts, 'readPersonalPrices'>) {
  return {
    handlers: {
      decide: createDecide(ports),
      getWidgetRecommendations: createGetWidgetRecommendations(ports),
    },
    retention: [eventRetention],
  } satisfies Feature;
}
