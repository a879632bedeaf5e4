import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { catalogMessages } from '#generated/messages/catalog/en.ts';
import { listingMessages } from '#generated/messages/listing/en.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { findByRole } from '#tests/support/find-by-role.ts';
import { EmptyListing } from './empty-listing.tsx';
import { SearchHead } from './head/search-head.tsx';
import { sampleListing, sampleCategory, sampleSearch } from './listing.fixtures.ts';
import { toListing } from './listing.ts';

const messages = bindMessages(catalogMessages, 'en-US');
const texts = bindMessages(listingMessages, 'en-US');

function getHead(changes: Partial<typeof sampleSearch> = {}): string {
  return renderToStaticMarkup(<SearchHead {...sampleSearch} {...changes} messages={messages} locale="en-us" languageTag="en-US" />);
}
const getHrefs = (html: string): readonly unknown[] => findByRole(html, 'link').map(({ attributes }) => attributes.href);

describe('SearchHead', () => {
  it('shows the corrected query and links to the original', () => {
    const html = getHead();
    expect(html).toContain('Results for “red rain jacket size 99”');
    expect(getHrefs(html)).toContain('/en-us/search?q=red+rian+jacket+size+99&exact=true');
  });

  it('offers a correction that was not applied', () => {
    const html = getHead({ query: 'shel', correction: { original: 'shel', corrected: 'shell', applied: false } });
    expect(html).toContain('Did you mean');
    expect(html).toContain('Results for “shel”');
    expect(getHrefs(html)).toContain('/en-us/search?q=shell');
  });

  it('shows interpreted parts as removable chips and names omitted words', () => {
    const html = getHead({ omitted: ['waterfall'] });
    expect(findByRole(html, 'link', 'Search without Red')[0]?.attributes.href).toBe('/en-us/search?q=rain+jacket+size+99');
    expect(findByRole(html, 'link', 'Search without Size 99')).toHaveLength(0);
    expect(html).toContain('we left out Size 99 and waterfall');
  });

  it('does not mention omitted words if nothing was found', () => {
    const html = getHead({ omitted: ['waterfall'], hasResults: false });
    expect(html).not.toContain('we left out');
    expect(html).not.toContain('Results for');
    expect(findByRole(html, 'link', 'Search without Red')).toHaveLength(1);
  });

  it('links to help pages and stories', () => {
    expect(getHrefs(getHead())).toEqual(expect.arrayContaining(['/en-us/articles/rain', '/en-us/returns']));
    expect(getHead({ articles: [] })).not.toContain('Help and stories');
  });
});

describe('EmptyListing', () => {
  const popular = { categories: sampleCategory.children, cards: toListing({ query: '' }, sampleListing()).cards.slice(0, 2) };
  const show = (query: string): string =>
    renderToStaticMarkup(<EmptyListing source={{ query }} messages={texts} locale="en-us" languageTag="en-US" popular={popular} />);

  it('suggests spelling tips, categories, products and the contact page', () => {
    const html = show('tent peg');
    expect(html).toContain('No results for “tent peg”');
    expect(html).toContain('Check the spelling');
    expect(getHrefs(html)).toEqual(expect.arrayContaining(['/en-us/contact-us', '/en-us/c/shells-2010']));
    expect(html).toContain('Popular right now');
  });

  it('suggests starting points for a search without a query', () => {
    const html = show('');
    expect(html).not.toContain('nothing');
    expect(html).toContain('Popular categories');
  });
});
