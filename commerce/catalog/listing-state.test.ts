import { describe, expect, it } from 'vitest';
import {
  clearFilters,
  countFilters,
  isSameList,
  formatListingState,
  parseListingState,
  setFilter,
  toggleFilter,
  formatFilters,
} from './listing-state.ts';

const parse = (text: string) => parseListingState(new URLSearchParams(text));

describe('listing state', () => {
  it('parses the query of a form without JavaScript', () => {
    expect(parse('filter.color=spruce&filter.color=ember&filter.size=M&sort=newest&page=3')).toEqual({
      filters: { color: ['ember', 'spruce'], size: ['M'] },
      sort: 'newest',
      page: 3,
    });
  });

  it.each([
    'sort=cheap',
    'page=0',
    'page=x',
    'page=-1',
    'filter.=a',
    'filter.size=',
    'utm_source=mail',
    'filter.cgid=1000',
    `filter.size=${'M'.repeat(501)}`,
  ])('ignores %s', (text) => {
    expect(parse(text)).toEqual({ filters: {}, sort: 'bestMatches', page: 1 });
  });

  it('has one canonical query and parses it again', () => {
    const state = parse('page=2&filter.size=M&filter.color=spruce&filter.color=ember&sort=topRated&filter.color=ember');
    expect(formatListingState(state)).toBe('?filter.color=ember&filter.color=spruce&filter.size=M&sort=topRated&page=2');
    expect(parse(formatListingState(state))).toEqual(state);
    expect(formatListingState(parse(''))).toBe('');
  });

  it('keeps unrelated parameters in the URL', () => {
    expect(formatListingState(parse('filter.size=M'), new URLSearchParams('q=rain+jacket&page=4&filter.size=L'))).toBe(
      '?q=rain+jacket&filter.size=M',
    );
  });

  it('returns to the first page whenever a filter changes', () => {
    const state = parse('filter.size=M&page=3');
    expect(toggleFilter(state, 'size', 'L')).toEqual({ filters: { size: ['L', 'M'] }, sort: 'bestMatches', page: 1 });
    expect(toggleFilter(state, 'size', 'M')).toEqual({ filters: {}, sort: 'bestMatches', page: 1 });
    expect(toggleFilter(toggleFilter(state, 'color', 'ember'), 'color', 'ember').filters).toEqual(state.filters);
    expect(clearFilters(state).filters).toEqual({});
  });

  it.each([
    ['filter.price.min=50&filter.price.max=120', ['50-120']],
    ['filter.price.min=50&filter.price.max=', ['50-']],
    ['filter.price.min=&filter.price.max=120.5', ['-120.5']],
    ['filter.price.min=120&filter.price.max=50', ['50-120']],
    ['filter.price.min=&filter.price.max=', undefined],
    ['filter.price.min=cheap&filter.price.max=-3', undefined],
    ['filter.price=0-25&filter.price.min=50&filter.price.max=120', ['50-120']],
  ])('reads the two fields of a range: %s', (text, price) => {
    expect(parse(text)).toEqual({ filters: price ? { price } : {}, sort: 'bestMatches', page: 1 });
  });

  it('writes a range as one value and omits the two fields', () => {
    const stored = new URLSearchParams('q=shell&filter.price.min=1');
    expect(formatListingState(parse('filter.price.min=50&filter.price.max=120'), stored)).toBe('?q=shell&filter.price=50-120');
  });

  it('replaces the values of a facet', () => {
    const state = parse('filter.price=0-25&filter.size=M&page=2');
    expect(setFilter(state, 'price', ['30-90'])).toMatchObject({ filters: { price: ['30-90'], size: ['M'] }, page: 1 });
    expect(setFilter(state, 'price', []).filters).toEqual({ size: ['M'] });
  });

  it('counts active values and passes them to the calls', () => {
    const state = parse('filter.color=spruce&filter.color=ember&filter.size=M');
    expect(countFilters(state)).toBe(3);
    expect(formatFilters(state)).toEqual(['color=ember|spruce', 'size=M']);
  });

  it('distinguishes pages of one list from another list', () => {
    expect(isSameList(parse('filter.size=M&page=2'), parse('filter.size=M'))).toBe(true);
    expect(isSameList(parse('filter.size=M'), parse('filter.size=M&sort=newest'))).toBe(false);
  });
});
