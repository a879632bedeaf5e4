import { describe, expect, it } from 'vitest';
import {
  clearFilters,
  initialReviews,
  hasFilters,
  parseReviewsState,
  createReviewsInput,
  formatReviewsState,
  toggleRating,
} from './reviews-state.ts';

const parse = (query: string) => parseReviewsState(new URLSearchParams(query));

describe('parseReviewsState', () => {
  it('parses what reviewsSearch writes', () => {
    const state = {
      ratings: [4, 5],
      photos: true,
      verified: true,
      language: 'de',
      q: 'nass & kalt',
      sort: 'mostHelpful',
      page: 3,
    } as const;
    expect(parse(formatReviewsState(state))).toEqual(state);
    expect(formatReviewsState(initialReviews)).toBe('');
  });

  it('ignores values that are not in the contract', () => {
    expect(parse('reviews.rating=6&reviews.rating=x&reviews.sort=best&reviews.page=-1&reviews.language=deutsch')).toEqual(initialReviews);
    expect(parse('reviews.rating=5&reviews.rating=5&reviews.rating=1').ratings).toEqual([1, 5]);
    expect(parse(`reviews.q=${'x'.repeat(300)}`).q).toHaveLength(100);
  });
});

describe('reviewsSearch', () => {
  it('keeps other parameters and replaces its own', () => {
    const stored = new URLSearchParams('questions.q=size&reviews.page=4&reviews.rating=1');
    expect(formatReviewsState({ ...initialReviews, ratings: [5] }, stored)).toBe('?questions.q=size&reviews.rating=5');
  });
});

describe('createReviewsInput', () => {
  it('requests a page with the filters of the contract', () => {
    expect(
      createReviewsInput('TFKES01M', parse('reviews.rating=5&reviews.photos=1&reviews.language=fr&reviews.q=dry&reviews.page=2')),
    ).toEqual({
      productId: 'TFKES01M',
      'paging.from': 10,
      'paging.size': 10,
      sort: 'mostRelevant',
      filters: ['rating:5', 'photos:true', 'language:fr'],
      q: 'dry',
    });
  });
});

describe('toggleRating', () => {
  it('adds and removes a rating and returns to the first page', () => {
    const narrowed = toggleRating({ ...initialReviews, ratings: [5], page: 3 }, 2);
    expect([narrowed.ratings, narrowed.page]).toEqual([[2, 5], 1]);
    expect(toggleRating(narrowed, 5).ratings).toEqual([2]);
  });
});

describe('clearFilters', () => {
  it('removes all filters and keeps the sort order', () => {
    const state = parse('reviews.rating=1&reviews.sort=newest');
    expect([hasFilters(state), hasFilters(clearFilters(state)), clearFilters(state).sort]).toEqual([true, false, 'newest']);
  });
});
