import { describe, expect, it } from 'vitest';
import type { Drift } from '#contract/drift/drift.ts';
import { createRowLimit } from './limit-rows.ts';

const drift = (pointer: string, operationId: Drift['operationId'] = 'getCart'): Drift => ({
  operationId,
  status: 200,
  kind: 'extra',
  pointer,
  expected: 'no other property',
});

describe('createRowLimit', () => {
  it('accepts 30 new rows per operation and hour, and known rows always', () => {
    let moment = 0;
    const mayStore = createRowLimit(() => new Date(moment));
    const pass = (from: number): number =>
      Array.from({ length: 40 }, (_, index) => mayStore(drift(`/${from + index}`))).filter(Boolean).length;
    expect(pass(0)).toBe(30);
    expect(mayStore(drift('/29'))).toBe(true);
    expect(mayStore(drift('/30'))).toBe(false);
    expect(mayStore(drift('/30', 'getOrder'))).toBe(true);
    moment = 3_600_000;
    expect(pass(100)).toBe(30);
  });
});
