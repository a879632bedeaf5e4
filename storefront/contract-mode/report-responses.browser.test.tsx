import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { getProfile } from '#generated/calls/get-profile.ts';
import { getServerTime } from '#generated/calls/get-server-time.ts';
import type { ResponseReport } from '#generated/openapi/internal.ts';
import { answeredBy } from './answered-by.ts';
import { pageObserver } from './page-observer.ts';
import { reportResponses } from './report-responses.ts';

const own = location.href;

interface Sent {
  readonly address: string;
  readonly options: RequestInit;
  readonly report: ResponseReport;
}

function intercept(): readonly Sent[] {
  const sent: Sent[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (address, options = {}) => {
    sent.push({ address: address as string, options, report: JSON.parse(options.body as string) as ResponseReport });
    return new Response(null, { status: 204 });
  });
  return sent;
}

const createServiceHeaders = (): Headers => new Headers({ [answeredBy]: 'service' });

function leavePage(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

reportResponses();
// Other tests share this page.
afterAll(() => void delete pageObserver.observe);

afterEach(() => {
  history.replaceState(null, '', own);
  vi.restoreAllMocks();
});

describe('reportResponses', () => {
  it('sends each response in a low-priority request when the page is idle', async () => {
    const sent = intercept();
    pageObserver.observe?.({
      call: getServerTime,
      status: 200,
      headers: createServiceHeaders(),
      text: '{"timestamp":1}',
    });
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toMatchObject([
      {
        address: '/fapi/api/validate-response/getServerTime',
        options: { method: 'POST', priority: 'low', keepalive: true },
        report: {
          status: 200,
          path: '/fapi/server/time',
          method: 'GET',
          data: { timestamp: 1 },
          reportedBy: 'browser',
        },
      },
    ]);
  });

  it('sends no personal values, and sends immediately when the page is left', () => {
    const sent = intercept();
    const text = JSON.stringify({ consumerId: 'c-1', email: 'kim.doe@example.com', firstName: 'Kimberley' });
    pageObserver.observe?.({ call: getProfile, status: 200, headers: createServiceHeaders(), text });
    leavePage();
    expect(sent).toHaveLength(1);
    expect(JSON.stringify(sent)).not.toMatch(/kim|doe|example/i);
  });

  it('reports preview mode and invalid JSON, but no responses of the gateway itself', () => {
    const sent = intercept();
    history.replaceState(null, '', '?preview=true');
    pageObserver.observe?.({ call: getServerTime, status: 502, headers: new Headers(), text: '<html>' });
    pageObserver.observe?.({ call: getServerTime, status: 500, headers: createServiceHeaders(), text: '<html>' });
    leavePage();
    expect(sent).toMatchObject([
      { address: '/fapi/api/validate-response/getServerTime?preview=true', report: { status: 500, error: 'The body is not JSON.' } },
    ]);
  });

  it('drops reports that are too long and responses above the queue limit', () => {
    const sent = intercept();
    const text = JSON.stringify({ timestamp: 1, note: 'x'.repeat(250_000) });
    pageObserver.observe?.({ call: getServerTime, status: 200, headers: createServiceHeaders(), text });
    for (let count = 0; count < 60; count += 1)
      pageObserver.observe?.({ call: getServerTime, status: 200, headers: createServiceHeaders(), text: '{"timestamp":1}' });
    leavePage();
    expect(sent).toHaveLength(39);
  });
});
