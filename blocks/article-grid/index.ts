import { defineBlock } from '#engine/definition.ts';
import type { ArticleGrid } from '#generated/content/types.ts';
import type { ArticleGridMessages } from '#generated/messages/blocks/article-grid/messages.ts';
import type { ArticleGridSettings } from './article-grid-settings.ts';

export const articleGrid = defineBlock<ArticleGrid, ArticleGridMessages, ArticleGridSettings>({
  type: 'article-grid',
  hydrate: 'visible',
  load: () => import('./article-grid.tsx'),
  settings: ['articleGrid'],
  needs: ({ id, query, tags = [], rows = 2, gridSize }) => ({ articles: { blockId: id, query, tags, rows, gridSize } }),
});
