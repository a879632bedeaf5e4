import { describe, expect, it } from 'vitest';
import { createSuggestions } from './search.fixtures.ts';
import { getSuggestionGroups, getRecentGroup } from './suggestion-rows.ts';

describe('getSuggestionGroups', () => {
  it('puts a scope below its term and searches within the category', () => {
    const [terms] = getSuggestionGroups(createSuggestions(), 'en-us', 10);
    expect(terms?.rows.map(({ kind, href }) => [kind, href])).toEqual([
      ['term', '/en-us/search?q=jacket'],
      ['scope', '/en-us/search?q=jacket&filter.category=2200'],
      ['term', '/en-us/search?q=jacket+liner'],
    ]);
  });

  it('limits the number of rows and omits empty groups', () => {
    const groups = getSuggestionGroups(createSuggestions(), 'en-us', 5);
    expect(groups.map(({ id, rows }) => [id, rows.length])).toEqual([
      ['terms', 3],
      ['categories', 1],
      ['products', 1],
    ]);
  });

  it('links a known term to its page', () => {
    const response = { ...createSuggestions(), terms: [{ text: 'returns', typed: [], redirectUrl: '/returns' }] };
    expect(getSuggestionGroups(response, 'de-de', 10)[0]?.rows[0]).toMatchObject({ href: '/de-de/returns', isSearch: false });
  });
});

describe('getRecentGroup', () => {
  it('repeats searches and is omitted if there are none', () => {
    expect(getRecentGroup(['rain jacket'], 'en-us')[0]?.rows[0]?.href).toBe('/en-us/search?q=rain+jacket');
    expect(getRecentGroup([], 'en-us')).toEqual([]);
  });
});
