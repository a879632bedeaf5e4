import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetSearches } from './forget-searches.ts';
import { recentSearches } from './recent-searches.ts';

let isAllowed = true;
const recent = recentSearches('en-us', () => isAllowed);

afterEach(() => {
  isAllowed = true;
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

describe('recentSearches', () => {
  it('lists the latest first, each once whatever its case, and at most six', () => {
    for (const query of ['a', 'b', 'c', 'd', 'e', 'f', 'g', ' B ', '  ']) recent.add(query);
    expect(recent.list()).toEqual(['B', 'g', 'f', 'e', 'd', 'c']);
    recent.remove('g');
    expect(recent.list()).toEqual(['B', 'f', 'e', 'd', 'c']);
    recent.clear();
    expect(recent.list()).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it('outlasts the tab only where the shopper allows it', () => {
    isAllowed = false;
    recent.add('boots');
    expect([localStorage.length, sessionStorage.length, recent.list()]).toEqual([0, 1, ['boots']]);
    isAllowed = true;
    recent.add('jacket');
    expect([localStorage.length, sessionStorage.length, recent.list()]).toEqual([1, 0, ['jacket']]);
    isAllowed = false;
    expect(recent.list()).toEqual([]);
  });

  it('keeps the searches of each site apart, and forgets all of them after sign-out', () => {
    recent.add('boots');
    recentSearches('de-de', () => true).add('Stiefel');
    localStorage.setItem('cairn.session.us', 'in');
    expect(recent.list()).toEqual(['boots']);
    forgetSearches(localStorage);
    expect(recent.list()).toEqual([]);
    expect(Object.keys(localStorage)).toEqual(['cairn.session.us']);
  });

  it('reads nothing from a broken storage, and survives one that rejects', () => {
    localStorage.setItem('cairn.searches.en-us', '{"query"');
    expect(recent.list()).toEqual([]);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => recent.add('boots')).not.toThrow();
  });
});
