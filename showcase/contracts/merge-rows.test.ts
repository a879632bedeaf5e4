import { describe, expect, it } from 'vitest';
import { mergeRows } from './merge-rows.ts';

const getRows = (ids: string, count = 1) => ids.split('').map((id) => ({ id, count }));

describe('mergeRows', () => {
  it('puts new rows first and leaves the others where they were, with their new values', () => {
    expect(mergeRows(getRows('abc'), getRows('cxab', 2))).toEqual(getRows('xabc', 2));
  });

  it('drops rows that are gone', () => {
    expect(mergeRows(getRows('abc'), getRows('ca'))).toEqual(getRows('ac'));
  });
});
