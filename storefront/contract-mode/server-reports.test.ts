import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRecordingLog } from '#backend/testing/recording-log.ts';
import { getServerTime } from '#generated/calls/get-server-time.ts';
import { ServerReports } from './server-reports.ts';
import { createRecordingDrifts } from './testing/recording-drifts.ts';

const now = () => new Date('2026-03-01T10:00:00Z');

function open() {
  const log = createRecordingLog();
  const { drifts, recorded } = createRecordingDrifts();
  return { log, recorded, reports: new ServerReports({ drifts, log, now }) };
}

const createReceived = (body: unknown) => ({ call: getServerTime, status: 200, body });

describe('ServerReports', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('compares a response after the request that received it', () => {
    const { reports, recorded } = open();
    reports.add(createReceived({ timestamp: 'now' }), 'production');
    expect(recorded).toEqual([]);
    vi.runAllTimers();
    expect(recorded).toMatchObject([{ drift: { pointer: '/timestamp' }, source: { reportedBy: 'server', mode: 'production', at: now() } }]);
  });

  it('compares a response from the network', () => {
    const { reports, recorded } = open();
    const headers = new Headers({ 'content-type': 'application/json' });
    reports.add({ call: getServerTime, status: 200, headers, text: '{"timestamp":1}' }, 'preview');
    reports.add({ call: getServerTime, status: 200, headers, text: '<html>' }, 'preview');
    vi.runAllTimers();
    expect(recorded).toMatchObject([{ drift: { kind: 'wrong-type', pointer: '', expected: 'JSON' } }]);
  });

  it('drops responses when the queue is full, and logs how many', () => {
    const { reports, recorded, log } = open();
    for (let count = 0; count < 250; count += 1) reports.add(createReceived({}), 'production');
    vi.runAllTimers();
    expect(recorded).toHaveLength(200);
    expect(log.lines.at(-1)?.data).toEqual({ dropped: 50 });
    reports.add(createReceived({}), 'production');
    vi.runAllTimers();
    expect(recorded).toHaveLength(201);
  });
});
