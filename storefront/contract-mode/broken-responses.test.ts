import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRecordingLog } from '#backend/testing/recording-log.ts';
import type { ReceivedResponse } from '#commerce/client/call-hooks.ts';
import type { Drift } from '#contract/drift/drift.ts';
import { examples } from '#generated/openapi/examples.ts';
import { operations, type OperationId } from '#generated/openapi/operations.ts';
import { compareResponse } from './compare-response.ts';
import { createReport } from './make-report.ts';
import { ServerReports } from './server-reports.ts';
import { createRecordingDrifts } from './testing/recording-drifts.ts';

type Place = readonly (string | number)[];
type Change = (parent: Record<string | number, unknown>, key: string | number) => void;

interface Mutation {
  readonly operationId: OperationId;
  readonly status?: number;
  readonly place?: Place;
  readonly change?: Change;
  readonly headers?: Readonly<Record<string, string>>;
  readonly kind: Drift['kind'];
  readonly pointer: string;
}

const drop: Change = (parent, key) => void delete parent[key];
const set =
  (value: unknown): Change =>
  (parent, key) =>
    void (parent[key] = value);

const items = ['items', 0] as const;
const mutations: readonly Mutation[] = [
  { operationId: 'getCart', place: ['currency'], change: drop, kind: 'missing', pointer: '/currency' },
  { operationId: 'getCart', place: ['totals', 'total'], change: drop, kind: 'missing', pointer: '/totals/total' },
  { operationId: 'getCart', place: [...items, 'sku'], change: drop, kind: 'missing', pointer: '/items/*/sku' },
  { operationId: 'getCart', place: ['totalItems'], change: set('1'), kind: 'wrong-type', pointer: '/totalItems' },
  { operationId: 'getCart', place: ['items'], change: set({}), kind: 'wrong-type', pointer: '/items' },
  { operationId: 'getCart', place: [...items, 'bonus'], change: set('no'), kind: 'wrong-type', pointer: '/items/*/bonus' },
  { operationId: 'getCart', place: ['status'], change: set('paused'), kind: 'unknown-value', pointer: '/status' },
  { operationId: 'getCart', place: ['voucherTotal'], change: set(12), kind: 'extra', pointer: '/voucherTotal' },
  { operationId: 'getCart', place: [...items, 'price', 'net'], change: set(1), kind: 'extra', pointer: '/items/*/price/net' },
  { operationId: 'getCart', place: [...items, 'qty'], change: set(-1), kind: 'out-of-range', pointer: '/items/*/qty' },
  { operationId: 'getCart', status: 206, kind: 'undeclared-status', pointer: '' },
  {
    operationId: 'getCart',
    status: 404,
    place: ['errorDetails', 0, 'errorId'],
    change: set('ZZZ999'),
    kind: 'undeclared-error-code',
    pointer: '/errorDetails/*/errorId',
  },
  { operationId: 'getCart', headers: { 'x-cart-debug': 'on' }, kind: 'undeclared-header', pointer: 'header:x-cart-debug' },
  { operationId: 'getProfile', place: ['consumerId'], change: drop, kind: 'missing', pointer: '/consumerId' },
  {
    operationId: 'getProfile',
    place: ['loyaltyOptInDate'],
    change: set('yesterday'),
    kind: 'wrong-format',
    pointer: '/loyaltyOptInDate',
  },
  {
    operationId: 'getProfile',
    place: ['consumerDetails', 'address', 0, 'main'],
    change: set('yes'),
    kind: 'wrong-type',
    pointer: '/consumerDetails/address/*/main',
  },
  { operationId: 'getOrder', place: ['placedAt'], change: set('2026-11-21'), kind: 'wrong-format', pointer: '/placedAt' },
  { operationId: 'getOrder', place: ['status'], change: set('lost'), kind: 'unknown-value', pointer: '/status' },
  { operationId: 'getProductDetails', place: ['price', 'current'], change: set('180'), kind: 'wrong-type', pointer: '/price/current' },
  { operationId: 'getPage', place: ['components'], change: drop, kind: 'missing', pointer: '/components' },
  { operationId: 'decide', place: ['data', 'responses'], change: set(null), kind: 'wrong-type', pointer: '/data/responses' },
];

function breakResponse({ operationId, status = 200, place = [], change, headers = {} }: Mutation): ReceivedResponse {
  const body = structuredClone(examples[operationId][status] ?? examples[operationId][200]);
  const key = place.at(-1);
  if (change && key !== undefined) {
    const parent = place.slice(0, -1).reduce((value, step) => (value as Record<string | number, unknown>)[step], body);
    change(parent as Record<string | number, unknown>, key);
  }
  const call = operations.find((operation) => operation.operationId === operationId);
  if (!call) throw new Error(`no operation ${operationId}`);
  const sent = new Headers({ 'content-type': 'application/json', 'x-correlation-id': '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20', ...headers });
  return { call, status, headers: sent, text: JSON.stringify(body) };
}

const now = () => new Date('2026-03-01T10:00:00Z');
const titles = mutations.map((mutation) => [`${mutation.operationId} ${mutation.kind} ${mutation.pointer}`, mutation] as const);

describe('contract mode', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each(titles)('detects an invalid response that the server receives: %s', (_, mutation) => {
    const { drifts, recorded } = createRecordingDrifts();
    new ServerReports({ drifts, now, log: createRecordingLog() }).add(breakResponse(mutation), 'production');
    vi.runAllTimers();
    expect(recorded.map(({ drift }) => [drift.kind, drift.pointer])).toEqual([[mutation.kind, mutation.pointer]]);
  });

  it.each(titles.filter(([, { headers }]) => headers === undefined))(
    'detects an invalid response that a page reports: %s',
    (_, mutation) => {
      const { drifts, recorded } = createRecordingDrifts();
      const report = JSON.parse(JSON.stringify(createReport(breakResponse(mutation)))) as ReturnType<typeof createReport>;
      const { data, reportedBy, ...rest } = report;
      const { operationId } = mutation;
      compareResponse({ ...rest, operationId, body: data }, { reportedBy, mode: 'production' }, { drifts, now, log: createRecordingLog() });
      expect(recorded.map(({ drift }) => [drift.kind, drift.pointer])).toEqual([[mutation.kind, mutation.pointer]]);
    },
  );
});
