import type { StoredDrift } from '#contract/drift/drift-store.ts';

/** A drift of getCart with the given parts. */
export function createDrift(parts: Partial<StoredDrift> = {}): StoredDrift {
  return {
    id: '0123456789abcdef',
    operationId: 'getCart',
    area: 'cart',
    status: 200,
    kind: 'wrong-type',
    pointer: '/items/*/upc',
    expected: 'a string',
    example: 1,
    firstSeen: '2026-01-01T10:00:00.000Z',
    lastSeen: '2026-01-02T10:00:00.000Z',
    count: 3,
    contractCommit: 'current',
    reportedBy: ['server'],
    modes: ['development'],
    ...parts,
  };
}
