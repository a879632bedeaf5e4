import { describe, expect, it } from 'vitest';
import { mergeRows } from './merge-rows.ts';

const rows = (ids: string, count = 1) => ids.split('').map((id) => ({ id, count }));

describe('mergeRows', () => {
  it('puts new rows first and leaves the others where they were, with their new values', () => {
    expect(mergeRows(rows('abc'), rows('cxab', 2))).toEqual(rows('xabc', 2));
  });

  it('drops rows that are gone', () => {
    expect(mergeRows(rows('abc'), rows('ca'))).toEqual(rows('ac'));
  });
});
