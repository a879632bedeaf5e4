import { afterEach, describe, expect, it, vi } from 'vitest';
import { deleteRecentSearches } from './forget-searches.ts';
import { createRecentSearches } from './recent-searches.ts';

let isAllowed = true;
const recent = createRecentSearches('en-us', () => isAllowed);

afterEach(() => {
  isAllowed = true;
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

describe('createRecentSearches', () => {
  it('lists the latest first, each once regardless of case, and at most six', () => {
    for (const query of ['a', 'b', 'c', 'd', 'e', 'f', 'g', ' B ', '  ']) recent.add(query);
    expect(recent.list()).toEqual(['B', 'g', 'f', 'e', 'd', 'c']);
    recent.remove('g');
    expect(recent.list()).toEqual(['B', 'f', 'e', 'd', 'c']);
    recent.clear();
    expect(recent.list()).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it('persists beyond the tab only with the shopper’s consent', () => {
    isAllowed = false;
    recent.add('boots');
    expect([localStorage.length, sessionStorage.length, recent.list()]).toEqual([0, 1, ['boots']]);
    isAllowed = true;
    recent.add('jacket');
    expect([localStorage.length, sessionStorage.length, recent.list()]).toEqual([1, 0, ['jacket']]);
    isAllowed = false;
    expect(recent.list()).toEqual([]);
  });

  it('separates the sites and deletes the searches of all after sign-out', () => {
    recent.add('boots');
    createRecentSearches('de-de', () => true).add('Stiefel');
    localStorage.setItem('cairn.session.us', 'in');
    expect(recent.list()).toEqual(['boots']);
    deleteRecentSearches(localStorage);
    expect(recent.list()).toEqual([]);
    expect(Object.keys(localStorage)).toEqual(['cairn.session.us']);
  });

  it('ignores invalid storage and tolerates one that throws', () => {
    localStorage.setItem('cairn.searches.en-us', '{"query"');
    expect(recent.list()).toEqual([]);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => recent.add('boots')).not.toThrow();
  });
});
