import type { ArticleResults } from '#blocks/host/articles.ts';
import { createRecordingHost } from '#blocks/host/recording-host.ts';
import type { Host } from '#engine/host.ts';
import { createArticlesUrl } from './articles-url.ts';
import type { RecommendationLists } from './load-recommendations.ts';

interface Shown {
  readonly site: { readonly brand: string; readonly locale: string };
  readonly recommendations?: RecommendationLists;
}

/** A read-only host for blocks: links open in a new tab, and changing actions only write to the console. */
export function createShowcaseHost({ site, recommendations = [] }: Shown): Host {
  return createRecordingHost((what, detail) => console.info(`[cairn] [showcase] ${what}`, detail), {
    services: {
      articles: {
        async search(query, signal) {
          const response = await fetch(createArticlesUrl(site, query), { signal });
          if (!response.ok) throw new Error(`${response.status}`);
          return (await response.json()) as ArticleResults;
        },
      },
      // Only lists for any page are loaded, so a block that uses another index shows the first.
      recommendations: { list: async ({ index, limit }) => (recommendations[index] ?? recommendations[0] ?? []).slice(0, limit) },
    },
    navigate: (href) => void window.open(href, '_blank', 'noopener'),
  });
}
