import { createNotingHost } from '#blocks/host/noting-host.ts';
import type { Host } from '#engine/host.ts';
import type { RecommendationLists } from './ask-recommendations.ts';

/** A host for looking: links open beside the showcase, what would change something only says so in the console. */
export function createShowcaseHost(recommendations: RecommendationLists = []): Host {
  return createNotingHost((what, detail) => console.info(`[cairn] [showcase] ${what}`, detail), {
    services: {
      // Only lists for any page are asked for: a block that reads another's index shows the first.
      recommendations: { list: async ({ index, limit }) => (recommendations[index] ?? recommendations[0] ?? []).slice(0, limit) },
    },
    navigate: (href) => void window.open(href, '_blank', 'noopener'),
  });
}
