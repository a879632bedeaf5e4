import { ARTICLE_LIST_PARAMETERS } from '#blocks/host/article-list-parameters.ts';
import { parseArticleListState, countShownArticles } from '#blocks/host/article-list-state.ts';
import type { ArticlesNeeded } from '#blocks/host/articles.ts';
import type { PreloadedData } from '#engine/definition.ts';
import { collectNeeds, attachData } from '#engine/resolve/needs.ts';
import { createContentCalls } from '../content/content-calls.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { ShownCanvasPart } from './compose.ts';

/** Adds the articles that list blocks show for the page's address. If a search fails, it is logged, and the block repeats it. */
export async function addArticles(parts: readonly ShownCanvasPart[], context: RequestContext): Promise<readonly ShownCanvasPart[]> {
  const needed = parts.flatMap((part) => ('nodes' in part ? collectNeeds('articles', part.nodes) : []));
  if (needed.length === 0) return parts;
  const search = getArticleSearch(context.url);
  const brought = new Map<string, Partial<PreloadedData>>();
  await Promise.all(needed.map((need) => loadArticles(need).catch((error: unknown) => logFailure(need, error))));
  return parts.map((part) => ('nodes' in part ? { ...part, nodes: attachData(part.nodes, brought) } : part));

  async function loadArticles({ blockId, query, tags, rows, gridSize }: ArticlesNeeded): Promise<void> {
    const state = parseArticleListState(search, blockId);
    const pageSize = rows * (gridSize ?? context.services.settings.of(context.site).articleGrid.pageSize);
    const articles = await createContentCalls(context).articles({
      query,
      tagIds: [...tags, ...state.tagIds],
      offset: 0,
      limit: countShownArticles(state, pageSize),
    });
    brought.set(blockId, { articles: { ...articles, search } });
  }

  function logFailure({ blockId }: ArticlesNeeded, error: unknown): void {
    context.services.log.warn('[cairn] [page] the articles of a list failed to load', { id: blockId, reason: String(error) });
  }
}

/** The parameters of the address that article lists read. */
function getArticleSearch({ searchParams }: URL): string {
  const own = new URLSearchParams([...searchParams].filter(([name]) => name.startsWith(ARTICLE_LIST_PARAMETERS)));
  return own.size === 0 ? '' : `?${own}`;
}
