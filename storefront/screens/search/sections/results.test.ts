import { describe, expect, it } from 'vitest';
import type { ListingState } from '#commerce/catalog/listing-state.ts';
import { shouldRedirect } from './results.ts';

const begin: ListingState = { filters: {}, sort: 'bestMatches', page: 1 };

describe('shouldRedirect', () => {
  it('follows the redirect of a known term', () => {
    expect(shouldRedirect({ exact: false, state: begin }, '/returns')).toBe(true);
  });

  it.each([
    ['a shopper who wants these very words', { exact: true, state: begin }, '/returns'],
    ['a further page of the results', { exact: false, state: { ...begin, page: 2 } }, '/returns'],
    ['filtered results', { exact: false, state: { ...begin, filters: { color: ['red'] } } }, '/returns'],
    ['a redirect to a search, which could lead back', { exact: false, state: begin }, '/search?q=returns'],
    ['a redirect to the search page', { exact: false, state: begin }, '/search'],
  ])('does not redirect with %s', (_what, request, url) => {
    expect(shouldRedirect(request, url)).toBe(false);
  });
});
