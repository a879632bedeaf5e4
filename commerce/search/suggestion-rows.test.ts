import { describe, expect, it } from 'vitest';
import { suggestions } from './search.fixtures.ts';
import { groupsOf, recentGroup } from './suggestion-rows.ts';

describe('groupsOf', () => {
  it('puts the scope below its term, and searches within the category', () => {
    const [terms] = groupsOf(suggestions(), 'en-us', 10);
    expect(terms?.rows.map(({ kind, href }) => [kind, href])).toEqual([
      ['term', '/en-us/search?q=jacket'],
      ['scope', '/en-us/search?q=jacket&filter.category=2200'],
      ['term', '/en-us/search?q=jacket+liner'],
    ]);
  });

  it('shows at most as many rows as fit, and no empty group', () => {
    const groups = groupsOf(suggestions(), 'en-us', 5);
    expect(groups.map(({ id, rows }) => [id, rows.length])).toEqual([
      ['terms', 3],
      ['categories', 1],
      ['products', 1],
    ]);
  });

  it('leads from a known term to its page', () => {
    const answer = { ...suggestions(), terms: [{ text: 'returns', typed: [], redirectUrl: '/returns' }] };
    expect(groupsOf(answer, 'de-de', 10)[0]?.rows[0]).toMatchObject({ href: '/de-de/returns', isSearch: false });
  });
});

describe('recentGroup', () => {
  it('repeats searches, and is left out without any', () => {
    expect(recentGroup(['rain jacket'], 'en-us')[0]?.rows[0]?.href).toBe('/en-us/search?q=rain+jacket');
    expect(recentGroup([], 'en-us')).toEqual([]);
  });
});
