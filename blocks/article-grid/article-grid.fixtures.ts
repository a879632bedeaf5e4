import type { ArticleQuery, ArticleResults, ArticleService, ArticleSummary } from '#blocks/host/articles.ts';
import type { ArticleGrid } from '#generated/content/types.ts';
import { hostile, longTitle, longWord, sampleImage } from '#blocks/parts/stories/sample.fixtures.ts';

const scenes = ['ridge-dawn', 'coast-mist', 'forest-lake', 'trail-walkers', 'camp-night', 'glacier'] as const;
const titles = ['First light', 'Salt and fog', 'Still water', 'Four valleys', 'Under canvas', 'Blue ice'] as const;
const topics = [
  'Hiking',
  'Winter',
  'Coast',
  'Know-how',
  'Camping',
  'Mornings',
  'Care',
  'Water',
  'Maps',
  'Food',
  'Family',
  'Night',
] as const;
const createId = (label: string): string => label.toLowerCase();

/** Sample articles as the shop returns them; each has two topics. */
export function sampleArticles(count: number): readonly ArticleSummary[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `article-${index}`,
    title: titles[index % titles.length] ?? titles[0],
    subtitle: 'What we found when we stayed out a little longer.',
    eyebrow: 'Field notes',
    date: `2026-10-${String(28 - (index % 28)).padStart(2, '0')}`,
    hidePageDate: index % 4 === 3,
    url: `/articles/sample-${index}`,
    picture: sampleImage(`scenes/${scenes[index % scenes.length]}`, '', 1200, 900),
    tags: [topics[index % topics.length] ?? topics[0], topics[(index * 5 + 1) % topics.length] ?? topics[0]].map((label) => ({
      id: createId(label),
      label,
    })),
  }));
}

/** Searches the sample articles like the shop does. */
export function createSampleSearch(articles: readonly ArticleSummary[]): ArticleService {
  return {
    async search({ tagIds = [], offset, limit }: ArticleQuery): Promise<ArticleResults> {
      const found = articles.filter(({ tags }) => tagIds.every((id) => tags.some((tag) => tag.id === id)));
      const counts = new Map<string, number>();
      for (const { id = '' } of found.flatMap(({ tags }) => tags)) counts.set(id, (counts.get(id) ?? 0) + 1);
      const facets = topics.filter((label) => counts.has(createId(label)));
      return {
        result: found.slice(offset, offset + limit),
        facets: facets.map((label) => ({ id: createId(label), label, count: counts.get(createId(label)) ?? 0 })),
        numFound: found.length,
      };
    },
  };
}

export const minimal: ArticleGrid = { id: 'articles-minimal', type: 'article-grid' };

export const typical: ArticleGrid = {
  id: 'articles-typical',
  type: 'article-grid',
  eyebrowText: 'Stories',
  title: 'Stories from the trail',
  rows: 2,
  stickyFilters: true,
};

export const extreme: ArticleGrid = {
  id: 'articles-extreme',
  type: 'article-grid',
  name: hostile.script,
  bottomMargins: { sm: 'none', lg: 'xl' },
  hideOnBreakpoint: ['md'],
  isFullWidth: true,
  eyebrowText: hostile.attribute,
  title: longTitle,
  titleStyle: 'display',
  titleColor: '#ffd9a8',
  subtitle: `${hostile.rightToLeft} ${longWord}`,
  richText: hostile.html,
  query: hostile.script,
  tags: [hostile.attribute, longWord],
  rows: 12,
  gridSize: 4,
  showFilters: true,
  stickyFilters: true,
  alignment: 'center',
  backgroundColor: 'surface-inverse',
  textColor: 'ink-inverse',
};
