import { describe, expect, it } from 'vitest';
import { keepPlaces } from './keep-places.ts';

const rows = (ids: string, count = 1) => ids.split('').map((id) => ({ id, count }));

describe('keepPlaces', () => {
  it('puts new rows first and leaves the others where they were, with their new values', () => {
    expect(keepPlaces(rows('abc'), rows('cxab', 2))).toEqual(rows('xabc', 2));
  });

  it('drops rows that are gone', () => {
    expect(keepPlaces(rows('abc'), rows('ca'))).toEqual(rows('ac'));
  });
});
