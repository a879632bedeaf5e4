import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createRecordingLog } from '#backend/testing/recording-log.ts';
import type { ResponseReport } from '#generated/openapi/internal.ts';
import { createContractReports } from '../../contract-mode/create-contract-reports.ts';
import { createRecordingDrifts } from '../../contract-mode/testing/recording-drifts.ts';
import { requestContext } from '../../request/router-context.ts';
import type { RequestContext } from '../../request/request-context.ts';
import { createRouteArgs } from '../testing/route-args.ts';
import { action } from './validate-response.ts';

const now = () => new Date('2026-03-01T10:00:00Z');
const time: ResponseReport = {
  status: 200,
  path: '/fapi/server/time',
  method: 'GET',
  data: { timestamp: 1795250969000 },
  reportedBy: 'browser',
};

async function send(reports: readonly object[], contract = 'getServerTime', mode = 'publish') {
  const log = createRecordingLog();
  const { drifts, recorded } = createRecordingDrifts();
  const router = new RouterContextProvider();
  const services = { log, drifts, now, isDevelopment: false, contractReports: createContractReports({ log, drifts, now }) };
  router.set(requestContext, { correlationId: 'c0', mode, services } as unknown as RequestContext);
  let status = 0;
  for (const report of reports) {
    const request = new Request('http://shop.test/fapi/api/validate-response/x', { method: 'POST', body: JSON.stringify(report) });
    ({ status } = await action(createRouteArgs(request, router, { contract })));
  }
  return { log, recorded, status };
}

describe('validateResponse action', () => {
  it('stores nothing for a response that matches its contract', async () => {
    const { log, recorded, status } = await send([time]);
    expect([status, log.lines, recorded]).toEqual([204, [], []]);
  });

  it('stores the drifts of a response and logs their pointers', async () => {
    const { log, recorded, status } = await send([{ ...time, data: { timestamp: 'now' } }]);
    expect(status).toBe(204);
    expect(recorded).toEqual([
      {
        drift: expect.objectContaining({ operationId: 'getServerTime', status: 200, kind: 'wrong-type', pointer: '/timestamp' }),
        source: { reportedBy: 'browser', mode: 'production', at: now() },
      },
    ]);
    expect(log.lines.map(({ data }) => data)).toEqual([
      {
        contract: 'getServerTime',
        status: 200,
        method: 'GET',
        path: '/fapi/server/time',
        reportedBy: 'browser',
        mode: 'production',
        drifts: ['wrong-type /timestamp'],
      },
    ]);
  });

  it('stores a body that is not JSON as a wrong type', async () => {
    const { data: _, ...rest } = time;
    const { recorded } = await send([{ ...rest, error: 'The body is not JSON.' }], undefined, 'preview');
    expect(recorded).toEqual([
      {
        drift: { operationId: 'getServerTime', status: 200, kind: 'wrong-type', pointer: '', expected: 'JSON' },
        source: expect.objectContaining({ mode: 'preview' }),
      },
    ]);
  });

  it('stores at most 30 rows of an operation from browsers', async () => {
    const { recorded } = await send(Array.from({ length: 40 }, (_, index) => ({ ...time, status: 210 + index })));
    expect(recorded).toHaveLength(30);
  });

  it('does not compare a report with too many values', async () => {
    const { recorded, status, log } = await send([{ ...time, data: Array.from({ length: 20_001 }, () => 0) }]);
    expect([status, recorded]).toEqual([204, []]);
    expect(log.lines.map(({ data }) => data)).toEqual([{ contract: 'getServerTime' }]);
  });

  it('logs neither the query nor more than 200 characters of the path', async () => {
    const { log } = await send([{ ...time, status: 299, path: `/${'p'.repeat(250)}?email=kim@example.com` }]);
    const text = JSON.stringify(log);
    expect(text).not.toContain('kim@example.com');
    expect(text).not.toContain('p'.repeat(201));
  });

  it('rejects an unknown operation and a report without a status', async () => {
    const unknown = await send([time], 'nothing');
    expect([unknown.status, unknown.log.lines]).toEqual([400, []]);
    const { status: _, ...withoutStatus } = time;
    expect((await send([withoutStatus])).status).toBe(400);
  });
});
