import type { OperationId } from '#generated/openapi/operations.ts';
import type { FindingKind } from '../finding.ts';
import type { ReceivedResponse } from '../target.ts';

/** A violation of the contract that is injected into a server. */
export interface Fault {
  readonly name: string;
  readonly operationId: OperationId;
  /** Responses with the fault; all others are unchanged. */
  readonly statuses: 'success' | 'error';
  readonly inject: (response: ReceivedResponse) => ReceivedResponse;
  readonly expected: { readonly kind: FindingKind; readonly pointer: string };
}

type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null;

/** Changes the first value at a pointer. */
function changeAt(body: unknown, pointer: string, change: (holder: Group, name: string) => void): void {
  const names = pointer.split('/').slice(1);
  let holder = body;
  for (const name of names.slice(0, -1)) holder = isGroup(holder) ? holder[name === '*' ? '0' : name] : undefined;
  if (isGroup(holder)) change(holder, names.at(-1) ?? '');
}

const createChange =
  (pointer: string, change: (holder: Group, name: string) => void): Fault['inject'] =>
  (response) => {
    const body = JSON.parse(response.body) as unknown;
    changeAt(body, pointer, change);
    return { ...response, body: JSON.stringify(body) };
  };

function drop(operationId: OperationId, pointer: string, statuses: Fault['statuses'] = 'success'): Fault {
  const inject = createChange(pointer, (holder, name) => delete holder[name]);
  return { name: `drops ${pointer}`, operationId, statuses, inject, expected: { kind: 'missing', pointer } };
}

function put(operationId: OperationId, pointer: string, value: unknown, kind: FindingKind, statuses: Fault['statuses'] = 'success'): Fault {
  const inject = createChange(pointer, (holder, name) => (holder[name] = value));
  return { name: `puts ${JSON.stringify(value)} at ${pointer}`, operationId, statuses, inject, expected: { kind, pointer } };
}

function createResponse(
  operationId: OperationId,
  statuses: Fault['statuses'],
  name: string,
  inject: Fault['inject'],
  kind: FindingKind,
  pointer = '',
): Fault {
  return { name, operationId, statuses, inject, expected: { kind, pointer } };
}

/** Faults that every run must find. */
export const faults: readonly Fault[] = [
  drop('getCatalog', '/total'),
  drop('getProductDetails', '/name'),
  drop('getReviews', '/results/*/reviews/*/rating'),
  drop('listStores', '/stores/*/id'),
  drop('getCatalog', '/errorDetails', 'error'),
  put('getCatalog', '/total', '63', 'wrong-type'),
  put('getCatalog', '/total', 1.5, 'wrong-type'),
  put('getCatalog', '/products', {}, 'wrong-type'),
  put('getProductDetails', '/price', null, 'wrong-type'),
  put('getCountryList', '/countries/*/name', ['US'], 'wrong-type'),
  put('getProductDetails', '/price/currency', 'dollars', 'wrong-format'),
  put('getReviews', '/results/*/reviews/*/createdAt', 'yesterday', 'wrong-format'),
  put('getProductDetails', '/audience', 'robots', 'unknown-value'),
  put('getReviews', '/results/*/reviews/*/rating', 6, 'out-of-range'),
  put('getCatalog', '/surprise', true, 'extra'),
  put('getCountryList', '/countries/*/surprise', 1, 'extra'),
  put('getCatalog', '/errorDetails/*/errorId', 'API999', 'undeclared-error-code', 'error'),
  createResponse('listStores', 'success', 'responds with 206', (response) => ({ ...response, status: 206 }), 'undeclared-status'),
  createResponse(
    'getProductDetails',
    'success',
    'adds a header',
    (response) => ({ ...response, headers: { ...response.headers, 'x-surprise': '1' } }),
    'undeclared-header',
    'header:x-surprise',
  ),
  createResponse('getCountryList', 'success', 'responds with a page', (response) => ({ ...response, body: '<html></html>' }), 'wrong-type'),
  createResponse('listStores', 'success', 'fails', (response) => ({ ...response, status: 500 }), 'server-error'),
  createResponse(
    'getCatalog',
    'error',
    'shows a stack trace',
    (response) => ({ ...response, body: response.body.replace('message":"', 'message":"at read (file:///a.ts:1:1) ') }),
    'stack-trace',
  ),
];
