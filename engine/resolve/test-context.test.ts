import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTestContext } from './test-context.ts';

describe('parseTestContext', () => {
  it.each([
    ['{"segment":"loggedin"}', { experiences: {}, segment: 'loggedin' }],
    ['{"segment":"loggedin","x1":"B"}', { experiences: { x1: 'B' }, segment: 'loggedin' }],
    ['{"experiences":{"x1":"A"}}', { experiences: { x1: 'A' } }],
    ['x1:A, x2:Baseline', { experiences: { x1: 'A', x2: 'Baseline' } }],
    ['B', { experiences: { '*': 'B' } }],
  ])('reads %s', (raw, context) => {
    expect(parseTestContext(raw)).toEqual(context);
  });

  it.each([[''], [null], [undefined], ['{broken'], ['{}'], ['{"segment":7}'], [':::']])('forces nothing for %j', (raw) => {
    expect(parseTestContext(raw)).toBeUndefined();
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (raw) => void parseTestContext(raw)));
  });
});
