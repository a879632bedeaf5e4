import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createContractPorts } from '../testing/contract-ports.ts';
import { createChangeStream } from './change-stream.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const get = (signal = new AbortController().signal) => ({ method: 'GET', signal });

async function readNext(reader: ReadableStreamDefaultReader<Uint8Array> | undefined): Promise<string | undefined> {
  const next = await reader?.read();
  return next?.value && new TextDecoder().decode(next.value);
}

describe('createChangeStream', () => {
  it('sends an event for each change, and a comment while nothing changes', async () => {
    const { ports, changed } = createContractPorts();
    const response = createChangeStream(ports.drifts)(get());
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(response.headers.get('cache-control')).toContain('no-transform');
    const reader = response.body?.getReader();
    expect(await readNext(reader)).toBe('retry: 2000\n\n');
    changed();
    expect(await readNext(reader)).toBe('event: change\ndata: rows\n\n');
    vi.advanceTimersByTime(20_000);
    expect(await readNext(reader)).toBe(':\n\n');
  });

  it('buffers a bounded number of events for a client that does not read', async () => {
    const { ports, changed } = createContractPorts();
    const disconnect = new AbortController();
    const { body } = createChangeStream(ports.drifts)(get(disconnect.signal));
    for (let index = 0; index < 100; index += 1) changed();
    disconnect.abort();
    expect((await new Response(body).text()).split('event:').length).toBeLessThan(6);
  });

  it.each([
    ['the client leaves', (disconnect: AbortController) => disconnect.abort()],
    ['the server stops', (_: AbortController, stopping: AbortController) => stopping.abort()],
    ['its time is over', () => void vi.advanceTimersByTime(11 * 60_000)],
  ])('ends when %s', async (_, end) => {
    const { ports, listeners } = createContractPorts();
    const [disconnect, stopping] = [new AbortController(), new AbortController()];
    const { body } = createChangeStream(ports.drifts, stopping.signal)(get(disconnect.signal));
    expect(listeners.size).toBe(1);
    const text = new Response(body).text();
    end(disconnect, stopping);
    await text;
    expect(listeners.size).toBe(0);
  });

  it('ends when its reader cancels it', async () => {
    const { ports, listeners } = createContractPorts();
    await createChangeStream(ports.drifts)(get()).body?.cancel();
    expect(listeners.size).toBe(0);
  });

  it('allows at most 20 clients at a time', () => {
    const { ports } = createContractPorts();
    const respond = createChangeStream(ports.drifts);
    const disconnect = new AbortController();
    const statuses = Array.from({ length: 21 }, () => respond(get(disconnect.signal)).status);
    expect([statuses[19], statuses[20]]).toEqual([200, 503]);
    disconnect.abort();
    expect(respond(get()).status).toBe(200);
  });

  it('responds to HEAD without a stream', () => {
    const { ports, listeners } = createContractPorts();
    expect(createChangeStream(ports.drifts)({ ...get(), method: 'HEAD' }).body).toBeNull();
    expect(listeners.size).toBe(0);
  });
});
