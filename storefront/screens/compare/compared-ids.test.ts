import { describe, expect, it } from 'vitest';
import { parseComparedIds } from './compared-ids.ts';

describe('parseComparedIds', () => {
  it('returns products in order, one for each style, up to the limit', () => {
    expect(parseComparedIds('TFKES01MG4S,TFKES02M,TFKES01MR7E,TFKES03M', 4)).toEqual(['TFKES01MG4S', 'TFKES02M', 'TFKES03M']);
    expect(parseComparedIds('TFKES01M,TFKES02M,TFKES03M', 2)).toEqual(['TFKES01M', 'TFKES02M']);
  });

  it.each(['', ',', 'kestrel', '../../etc', 'TFKES01M%00'])('ignores "%s"', (ids) => {
    expect(parseComparedIds(ids, 4)).toEqual([]);
  });
});
