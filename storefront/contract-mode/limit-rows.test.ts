import { describe, expect, it } from 'vitest';
import type { Drift } from '#contract/drift/drift.ts';
import { createRowLimit } from './limit-rows.ts';

const createDrift = (pointer: string, operationId: Drift['operationId'] = 'getCart'): Drift => ({
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
      Array.from({ length: 40 }, (_, index) => mayStore(createDrift(`/${from + index}`))).filter(Boolean).length;
    expect(pass(0)).toBe(30);
    expect(mayStore(createDrift('/29'))).toBe(true);
    expect(mayStore(createDrift('/30'))).toBe(false);
    expect(mayStore(createDrift('/30', 'getOrder'))).toBe(true);
    moment = 3_600_000;
    expect(pass(100)).toBe(30);
  });
});
