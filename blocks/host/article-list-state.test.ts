import { describe, expect, it } from 'vitest';
import { formatArticleListSearch, parseArticleListState, countShownArticles, toggleTag } from './article-list-state.ts';

describe('article list state', () => {
  it('is stored in the query under its block’s id, beside other parameters', () => {
    const search = '?q=1&componentother%5BtagId%5D=x';
    const state = { tagIds: ['hiking', 'winter'], offset: 6 };
    const changed = formatArticleListSearch(search, 'all', state);
    expect(new URLSearchParams(changed).getAll('componentall[tagId]')).toEqual(['hiking', 'winter']);
    expect(new URLSearchParams(changed).get('componentother[tagId]')).toBe('x');
    expect(new URLSearchParams(changed).get('q')).toBe('1');
    expect(parseArticleListState(changed, 'all')).toEqual(state);
    expect(parseArticleListState(changed, 'other')).toEqual({ tagIds: ['x'], offset: 0 });
  });

  it('restarts the list with every tag, chosen or removed', () => {
    const chosen = toggleTag({ tagIds: ['hiking'], offset: 6 }, 'winter');
    expect(chosen).toEqual({ tagIds: ['hiking', 'winter'], offset: 0 });
    expect(toggleTag(chosen, 'hiking')).toEqual({ tagIds: ['winter'], offset: 0 });
    expect(formatArticleListSearch('?componentall%5BtagId%5D=hiking', 'all', { tagIds: [], offset: 0 })).toBe('?');
  });

  it.each(['-3', '1.5', 'x', '1e99', ''])('ignores the offset %j', (offset) => {
    expect(parseArticleListState(`?componentall[offset]=${offset}`, 'all').offset).toBe(0);
  });

  it('shows all articles up to the page of its offset, and never more than one search returns', () => {
    expect(countShownArticles({ tagIds: [], offset: 0 }, 6)).toBe(6);
    expect(countShownArticles({ tagIds: [], offset: 12 }, 6)).toBe(18);
    expect(countShownArticles({ tagIds: [], offset: 5000 }, 6)).toBe(100);
  });
});
