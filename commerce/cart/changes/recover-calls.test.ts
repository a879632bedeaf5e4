import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { operations, type Operation } from '#generated/openapi/operations.ts';
import type { Calls } from '../../client/calls.ts';
import { ServiceError } from '../../client/service-error.ts';
import { createRejection, createTestCart, createTestItem, openCartPage } from '../testing/cart-service.ts';
import type { CartEnvironment } from './change-cart.ts';
import { recoverCall } from './recover-call.ts';
import { recoverCalls, type CallInput, type FailedCall } from './recover-calls.ts';

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly allOf?: readonly Schema[];
}

const contract = JSON.parse(readFileSync(new URL('../../../generated/openapi/openapi.json', import.meta.url), 'utf8')) as {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<string, { readonly requestBody?: { readonly content: { readonly 'application/json'?: { readonly schema: Schema } } } }>
      >
    >
  >;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

function getNames({ $ref, properties = {}, allOf = [] }: Schema): readonly string[] {
  const referenced = $ref === undefined ? undefined : contract.components.schemas[$ref.split('/').at(-1) ?? ''];
  return [...Object.keys(properties), ...allOf.flatMap(getNames), ...(referenced ? getNames(referenced) : [])];
}

/** Every operation whose path, query or body names a cart, with an input about the cart "old" and its first item. */
const table = (operations as readonly Operation[]).flatMap(({ operationId, method, path, pathParams, queryParams, headers }) => {
  const body = contract.paths[path]?.[method.toLowerCase()]?.requestBody?.content['application/json']?.schema;
  const names = body ? getNames(body) : [];
  const inBody = names.find((name) => name === 'basketId' || name === 'cartId');
  const isParameter = pathParams.includes('basketId') || queryParams.some(({ name }) => name === 'basketId');
  if (inBody === undefined && !isParameter) return [];
  const item = names.includes('itemId') ? { itemId: 'row-1' } : {};
  const key = headers.includes('idempotency-key') ? { 'idempotency-key': 'key' } : {};
  const input: CallInput = {
    ...(isParameter && { basketId: 'old' }),
    ...key,
    ...(body && { body: { ...item, ...(inBody && { [inBody]: 'old' }) } }),
  };
  const call: FailedCall['call'] = { operationId, method, path, headers };
  return [{ operationId, call, input }];
});

const ofRecovery: ReadonlySet<string> = new Set(['createCart', 'getCart', 'addItem']);

/** The calls of a page that uses the cart. */
function open(environment: CartEnvironment): Calls {
  return recoverCalls(environment.calls, () => (failed) => recoverCall(environment, failed));
}

/** A page with a lost cart, and the inputs that its service accepted. */
function openLostCart() {
  const page = openCartPage(createTestCart('old', 3, [createTestItem('row-1', 'JACKET', 2)]));
  page.lose();
  const { calls } = page.environment;
  const accepted: CallInput[] = [];
  const send: typeof calls.send = async (call, input, options) => {
    if (JSON.stringify(input).includes('"old"'))
      throw new ServiceError('lost', { operation: call.operationId, status: 404, errorId: 'BSK404' });
    accepted.push(input);
    return ofRecovery.has(call.operationId) ? calls.send(call, input, options) : 'done';
  };
  return { page, accepted, calls: open({ ...page.environment, calls: { send } }) };
}

describe('recoverCalls', () => {
  it('covers the operations of the cart and the checkout', () => {
    const ids = table.map(({ operationId }) => operationId);
    for (const id of ['validateShippingAddress', 'getPaymentSession', 'getShippingMethods', 'prepareOrder', 'placeOrder', 'applyCoupon'])
      expect(ids).toContain(id);
  });

  it.each(table)('recreates a lost cart for $operationId', async ({ call, input }) => {
    const { page, accepted, calls } = openLostCart();
    const sent = calls.send(call, input, {});
    if ('idempotency-key' in input) await expect(sent).rejects.toMatchObject({ errorId: 'BSK404' });
    else {
      await sent;
      const repeated = JSON.stringify(input).replaceAll('"old"', '"new-1"').replaceAll('"row-1"', '"new-1-JACKET"');
      expect(accepted.at(-1)).toEqual(JSON.parse(repeated));
    }
    expect(page.shown()).toMatchObject({ JACKET: 2 });
    expect(page.reported).toEqual(['recreated, lost: nothing']);
    expect(page.drafts).toEqual(['old → new-1']);
  });

  it('recreates one cart for several calls', async () => {
    const { page, calls } = openLostCart();
    await Promise.all(table.filter(({ call }) => call.method === 'GET').map(({ call, input }) => calls.send(call, input, {})));
    expect(page.requests.filter((request) => request.startsWith('POST /cart/v1/cart'))).toHaveLength(1);
  });

  it('starts a new cart and reloads for an invalid customer', async () => {
    const page = openCartPage(createTestCart('old', 3, []), (call) =>
      call.endsWith('/paymentMethods') ? createRejection(403, 'AUT498') : undefined,
    );
    const methods = table.find(({ operationId }) => operationId === 'getPaymentMethods');
    if (!methods) throw new Error('getPaymentMethods is missing');
    await expect(open(page.environment).send(methods.call, methods.input, {})).rejects.toMatchObject({ errorId: 'AUT498' });
    expect(page.reported).toEqual(['failed AUT498', 'reload']);
  });

  it('passes other errors and calls on', async () => {
    const page = openCartPage(createTestCart('old', 3, []), () => createRejection(404, 'BSK404'));
    const calls = open(page.environment);
    const call: FailedCall['call'] = { operationId: 'getProfile', method: 'GET', path: '/consumers-v3/consumer', headers: [] };
    await expect(calls.send(call, {}, {})).rejects.toMatchObject({ errorId: 'BSK404' });
    expect(page.requests).toHaveLength(1);
  });
});
