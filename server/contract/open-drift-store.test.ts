import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Drift } from '#contract/drift/drift.ts';
import type { DriftSource, DriftStore } from '#contract/drift/drift-store.ts';
import { MAX_DRIFTS, openDriftStore } from './open-drift-store.ts';

let folder: string;
let stores: DriftStore[];
const log = { warn: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
  log.warn.mockClear();
  stores = [];
  folder = mkdtempSync(path.join(tmpdir(), 'cairn-drift-'));
});
afterEach(() => {
  for (const store of stores) store.close();
  rmSync(folder, { recursive: true });
  vi.useRealTimers();
});

function open(contractCommit = 'c1', options: { folder?: string } = { folder }): DriftStore {
  const store = openDriftStore({ ...options, contractCommit, log });
  stores.push(store);
  return store;
}

const price: Drift = {
  operationId: 'getCart',
  status: 200,
  kind: 'wrong-type',
  pointer: '/items/*/price',
  expected: 'a string',
  example: 1,
};
const createSource = (minute: number, source: Partial<DriftSource> = {}): DriftSource => ({
  reportedBy: 'server',
  mode: 'development',
  at: new Date(Date.UTC(2026, 0, 1, 10, minute)),
  ...source,
});

describe('openDriftStore', () => {
  it('counts repeated drifts, with their reporters and times', () => {
    const store = open();
    store.record([price], createSource(1));
    store.record([{ ...price, example: 2 }], createSource(2));
    store.list({});
    store.record([{ ...price, example: 3 }], createSource(3, { reportedBy: 'browser', mode: 'production' }));
    expect(store.list({})).toEqual([
      {
        ...price,
        id: expect.stringMatching(/^[0-9a-f]{16}$/),
        area: 'cart',
        example: 3,
        firstSeen: '2026-01-01T10:01:00.000Z',
        lastSeen: '2026-01-01T10:03:00.000Z',
        count: 3,
        contractCommit: 'c1',
        reportedBy: ['browser', 'server'],
        modes: ['development', 'production'],
      },
    ]);
  });

  it('keeps rows across restarts, separated by contract version', () => {
    const first = open('c1');
    first.record([price], createSource(1));
    first.close();
    const second = open('c2');
    second.record([price], createSource(2));
    expect(second.list({}).map(({ contractCommit, count }) => [contractCommit, count])).toEqual([
      ['c2', 1],
      ['c1', 1],
    ]);
    expect(second.count({ contractCommit: second.contractCommit })).toBe(1);
  });

  it('filters by operation, area, kind, reporter and text', () => {
    const store = open();
    store.record([price, { ...price, kind: 'extra', pointer: '/items/*/COLOR' }], createSource(1));
    store.record(
      [{ operationId: 'getPage', status: 200, kind: 'missing', pointer: '/components', expected: 'present' }],
      createSource(2, { reportedBy: 'browser' }),
    );
    expect(store.operations()).toEqual(['getCart', 'getPage']);
    expect(store.count({ operationId: 'getCart' })).toBe(2);
    expect(store.count({ area: 'content' })).toBe(1);
    expect(store.count({ kind: 'extra' })).toBe(1);
    expect(store.count({ reportedBy: 'browser' })).toBe(1);
    expect(store.list({ area: 'cart', text: 'color' }).map(({ kind }) => kind)).toEqual(['extra']);
    const [last] = store.list({}, { offset: 1, limit: 1 });
    expect(store.list({ id: last?.id ?? '' })).toEqual([last]);
  });

  it('keeps the most recently seen rows if there are too many', () => {
    const store = open();
    store.record([price], createSource(0));
    store.count({});
    for (let round = 0; round * 250 < MAX_DRIFTS; round += 1) {
      store.record(
        Array.from({ length: 250 }, (_, index) => ({ ...price, pointer: `/${round}/${index}` })),
        createSource(1),
      );
      store.count({});
    }
    expect(store.count({})).toBe(MAX_DRIFTS);
    expect(store.count({ text: '/items/*/price' })).toBe(0);
  });

  it('limits the rows between two writes, truncates long values and logs the number of dropped drifts', () => {
    const store = open();
    store.record(
      Array.from({ length: 3000 }, (_, index) => ({ ...price, pointer: `/${index}/${'x'.repeat(500)}`, example: 'y'.repeat(5000) })),
      createSource(1),
    );
    const rows = store.list({});
    expect(rows).toHaveLength(250);
    expect(JSON.stringify(rows[0]).length).toBeLessThan(2000);
    expect(log.warn).toHaveBeenCalledWith(expect.any(String), { dropped: 2750 });
  });

  it('notifies its subscribers at most once a second', () => {
    const store = open();
    const listener = vi.fn();
    const unsubscribe = store.subscribe(listener);
    for (let index = 0; index < 5; index += 1) store.record([price], createSource(index));
    expect(listener).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5000);
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
    store.record([price], createSource(9));
    vi.advanceTimersByTime(1000);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.list({})[0]?.count).toBe(6);
  });

  it('notifies its subscribers of writes by other processes', () => {
    const listener = vi.fn();
    open().subscribe(listener);
    const other = open();
    other.record([price], createSource(1));
    other.count({});
    vi.advanceTimersByTime(1000);
    expect(listener).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(5000);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('removes all rows when it is cleared', () => {
    const store = open();
    store.record([price], createSource(1));
    store.clear();
    expect(store.count({})).toBe(0);
  });

  it('stores in memory if the folder is not writable', () => {
    const file = path.join(folder, 'no-folder');
    writeFileSync(file, '');
    const store = open('c1', { folder: file });
    store.record([price], createSource(1));
    expect(store.count({})).toBe(1);
    expect(log.warn).toHaveBeenCalledTimes(1);
  });

  it('ignores drifts that are recorded after it is closed', () => {
    const store = open();
    store.close();
    expect(() => store.record([price], createSource(1))).not.toThrow();
  });
});
