import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRecordingLog } from '../testing/recording-log.ts';
import { createEventRecorder, type EventRecorder } from './event-recorder.ts';
import type { StoreEvents } from './store-events.ts';

const context = { brand: 'tarnfell', monetateId: '5.1.1', at: new Date('2026-11-21T09:00:00Z') };
const rejectConnection = (): Promise<never> => Promise.reject(new Error('connect ECONNREFUSED'));

describe('createEventRecorder', () => {
  const log = createRecordingLog();
  const stored: string[][] = [];
  let database: StoreEvents;
  const store: StoreEvents = async (rows) => void stored.push(rows.map(({ eventType }) => eventType));
  const create = (options: Partial<Parameters<typeof createEventRecorder>[0]> = {}): EventRecorder =>
    createEventRecorder({ store: (rows) => database(rows), log, batchSize: 3, capacity: 5, ...options });
  const record = (recorder: EventRecorder, ...types: readonly string[]): void =>
    recorder.record(
      context,
      types.map((eventType) => ({ eventType, payload: {} })),
    );
  const getSentences = (): string[] => log.lines.map(({ sentence }) => sentence);

  beforeEach(() => {
    vi.useFakeTimers();
    stored.length = 0;
    log.lines.length = 0;
    database = store;
  });
  afterEach(() => void vi.useRealTimers());

  it('stores the events of one second in one statement, after the responses', async () => {
    const recorder = create();
    record(recorder, 'a');
    record(recorder, 'b');
    await vi.advanceTimersByTimeAsync(999);
    expect(stored).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(stored).toEqual([['a', 'b']]);
  });

  it('stores a full batch without waiting for the second', async () => {
    const recorder = create();
    record(recorder, 'a', 'b', 'c', 'd');
    await vi.advanceTimersByTimeAsync(0);
    expect(stored).toEqual([['a', 'b', 'c'], ['d']]);
  });

  it('preserves the order while the database is down, and drops the excess with one log line', async () => {
    database = rejectConnection;
    const recorder = create();
    record(recorder, 'a', 'b', 'c', 'd');
    await vi.advanceTimersByTimeAsync(3000);
    record(recorder, 'e', 'f', 'g');
    await vi.advanceTimersByTimeAsync(3000);
    expect(getSentences()).toEqual([
      '[cairn] [personalization] events are queued: the database is unavailable',
      '[cairn] [personalization] events are dropped: the queue for the database is full',
    ]);
    database = store;
    await vi.advanceTimersByTimeAsync(1001);
    expect(stored).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e'],
    ]);
    expect(log.lines.at(-1)).toMatchObject({ sentence: '[cairn] [personalization] events are recorded again', data: { dropped: 2 } });
  });

  it('loses no other events when the database rejects one', async () => {
    database = async (rows) => {
      if (rows.some(({ eventType }) => eventType === 'bad')) throw Object.assign(new Error('invalid'), { code: '22P05' });
      return store(rows);
    };
    const recorder = create();
    record(recorder, 'a', 'bad', 'c');
    await recorder.flush();
    expect(stored).toEqual([['a'], ['c']]);
    expect(getSentences()).toEqual(['[cairn] [personalization] failed to record the event bad']);
  });

  it('stores waiting events on shutdown, but limits the wait for an unresponsive database', async () => {
    const recorder = create();
    record(recorder, 'a');
    await recorder.close();
    expect(stored).toEqual([['a']]);
    database = () => new Promise(() => undefined);
    const stuck = create();
    record(stuck, 'b');
    const closed = stuck.close();
    await vi.advanceTimersByTimeAsync(1500);
    await closed;
    expect(log.lines.at(-1)).toMatchObject({ data: { count: 1 } });
  });
});
