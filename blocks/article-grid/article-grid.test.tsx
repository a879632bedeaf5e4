import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createRecordingHost } from '#blocks/host/recording-host.ts';
import { HostProvider } from '#engine/host-context.tsx';
import { articleGridMessages } from '#generated/messages/blocks/article-grid/en.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { findByRole } from '#tests/support/find-by-role.ts';
import { findEvents } from '#tests/support/find-events.ts';
import { createSampleSearch, sampleArticles, typical } from './article-grid.fixtures.ts';
import ArticleGridBlock from './article-grid.tsx';
import { articleGrid } from './index.ts';

const env = { locale: 'en-us', brand: 'tarnfell', siteId: 'TARNFELL-US', mode: 'publish' } as const;
const settings = { articleGrid: { pageSize: 3, facetsSmall: 4, facetsMedium: 10, facetsLarge: 20 } };
const messages = bindMessages(articleGridMessages, 'en-US');

/** The server's HTML of a grid with the articles that the page preloads for an address. */
async function renderPageAt(search: string, tagIds: readonly string[], limit = 6): Promise<string> {
  const results = await createSampleSearch(sampleArticles(24)).search({ tagIds, offset: 0, limit });
  return renderToString(
    <HostProvider host={createRecordingHost(() => undefined)}>
      <ArticleGridBlock
        id={typical.id}
        domId={typical.id}
        content={typical}
        slots={{}}
        messages={messages}
        settings={settings}
        data={{ articles: { ...results, search } }}
        env={env}
      />
    </HostProvider>,
  );
}

const findLinks = (html: string) =>
  findByRole(html, 'link').map(({ text, attributes }) => ({ text, href: decodeURIComponent(attributes.href ?? '') }));
const getHref = (html: string, text: string) => findLinks(html).find((link) => link.text.startsWith(text))?.href;

describe('article-grid', () => {
  it('works without script: cards, tags and the next articles are links', async () => {
    const html = await renderPageAt('', []);
    expect(findLinks(html).filter(({ href }) => href.startsWith('/en-us/articles/'))).toHaveLength(6);
    expect(findEvents(html)).toEqual(
      sampleArticles(6).map(({ id }, index) => ({
        name: 'article-click',
        blockId: typical.id,
        data: { articleId: id, position: index + 1 },
      })),
    );
    expect(getHref(html, 'Hiking')).toBe('?componentarticles-typical[tagId]=hiking');
    expect(getHref(html, 'Read more')).toBe('?componentarticles-typical[offset]=6');
    expect(html).not.toContain('Clear all');
  });

  it('shows the state in the address, and links to further states that restart the list', async () => {
    const html = await renderPageAt(
      '?componentarticles-typical[tagId]=hiking&componentarticles-typical[offset]=6&componentother[tagId]=x',
      ['hiking'],
      12,
    );
    expect(findByRole(html, 'link').find(({ attributes }) => attributes['aria-current'] === 'true')?.text).toContain('Hiking');
    expect(getHref(html, 'Hiking')).toBe('?componentother[tagId]=x');
    expect(getHref(html, 'Clear all')).toBe('?componentother[tagId]=x');
    expect(getHref(html, 'Winter')).toContain('[tagId]=hiking&componentarticles-typical[tagId]=winter');
    expect(getHref(html, 'Winter')).not.toContain('offset');
  });

  it('shows as many tags as the setting of the screen size allows: four, ten, twenty', async () => {
    const html = await renderPageAt('', []);
    const tags = findByRole(html, 'listitem').filter(({ text }) => /^\S+\d$/.test(text));
    expect(tags.map(({ attributes }) => attributes['data-from'] ?? 'sm').join(' ')).toMatch(/^(sm ){4}(md ){6}lg lg$/);
    expect(findByRole(html, 'button', 'See more')).toHaveLength(1);
  });

  it('requests its articles in rows of the site’s size', () => {
    expect(articleGrid.needs?.({ ...typical, rows: 3 })).toEqual({
      articles: { blockId: typical.id, query: undefined, tags: [], rows: 3, gridSize: undefined },
    });
  });
});
