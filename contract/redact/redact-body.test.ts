import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { responseRules } from '#generated/openapi/response-rules.ts';
import { findDrift } from '../drift/find-drift.ts';
import { drawValues as createArbitrary } from '../generate/schema-values.ts';
import type { Schema } from '../document/schema.ts';
import { changeBody } from '../testing/change-body.ts';
import { allResponses, getResponseExample, type DeclaredResponse } from '../testing/response-examples.ts';
import { redactBody } from './redact-body.ts';

/** Personal texts of a body, each with its mask. */
function getPersonalTexts(
  schema: Schema,
  components: DeclaredResponse['components'],
  value: unknown,
  mask: unknown,
): readonly [string, unknown][] {
  const own = schema as Schema & { readonly 'x-cairn-personal'?: boolean };
  if (typeof value === 'string') return own['x-cairn-personal'] || isPersonalRef(own, components) ? [[value, mask]] : [];
  if (own.$ref !== undefined) return getPersonalTexts(components[own.$ref.split('/').at(-1) ?? ''] ?? {}, components, value, mask);
  if (Array.isArray(value))
    return value.flatMap((entry, index) => getPersonalTexts(own.items ?? {}, components, entry, (mask as unknown[])[index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => {
    return getPersonalTexts(own.properties?.[name] ?? {}, components, child, (mask as Record<string, unknown>)[name]);
  });
}

function isPersonalRef({ $ref }: Schema, components: DeclaredResponse['components']): boolean {
  const target = $ref === undefined ? undefined : components[$ref.split('/').at(-1) ?? ''];
  return target !== undefined && ('x-cairn-personal' in target || isPersonalRef(target, components));
}

/** Runs of letters and digits that a mask must not repeat, except those that look like a mask. */
function getRuns(text: string): readonly string[] {
  return (text.replace(/^\w+:\/\//, '').match(/\p{L}{4,}|\p{N}{4,}/gu) ?? []).filter((run) => !/^(?:a+|A+|1+|á+|9+)$/.test(run));
}

const drawn = new Map<string, readonly unknown[]>();

/** Values that usually match a schema, equal for each use of it. */
function drawValues({ schema = {}, components }: DeclaredResponse): readonly unknown[] {
  const key = JSON.stringify(schema);
  const values = drawn.get(key) ?? fc.sample(createArbitrary(schema, { components }), { numRuns: 8, seed: 35 });
  drawn.set(key, values);
  return values;
}

/** Possible bodies of a response: drawn from its schema, with an error code of its operation. */
function getBodies(response: DeclaredResponse): readonly unknown[] {
  const { operationId, status } = response;
  const [code] = responseRules[operationId][status]?.errors ?? [];
  const bodies = drawValues(response).map((body): unknown => JSON.parse(JSON.stringify(body)));
  const coded = code === undefined ? bodies : bodies.map((body) => withCode(body, code));
  return coded.filter((body) => findDrift({ operationId, status, body }).length === 0);
}

function withCode(body: unknown, code: string): unknown {
  const { errorDetails, error } = body as { readonly errorDetails?: readonly object[]; readonly error?: object };
  if (error) return { error: { ...error, code } };
  return { ...(body as object), errorDetails: errorDetails?.map((detail) => ({ ...detail, errorId: code })) };
}

const withBody = allResponses.filter(({ schema }) => schema !== undefined);

describe('redactBody', () => {
  it('keeps every example and generated response valid, and reveals none of its personal texts', () => {
    const never: string[] = [];
    for (const response of withBody) {
      const { operationId, status, schema = {}, components, example } = response;
      const generated = getBodies(response);
      if (generated.length === 0) never.push(`${operationId} ${status}`);
      for (const body of [example, ...generated]) {
        const redacted = redactBody(operationId, status, body);
        expect(findDrift({ operationId, status, body: redacted }), `${operationId} ${status}`).toEqual([]);
        for (const [text, mask] of getPersonalTexts(schema, components, body, redacted))
          for (const run of getRuns(text)) expect(mask, `${operationId} ${status}`).not.toContain(run);
      }
    }
    expect(never).toEqual([]);
  });

  it.each([
    ['no e-mail address', '/email', 'Robin Example'],
    ['a day that no month has', '/reservedUntil', '2026-02-30T00:00:00Z'],
    ['no UUID', '/id', '5b3f5f0e-6f0b-4c57-9d3a-0c8f2b7a1eZZ'],
    ['no phone number', '/shippingAddress/recipientContactPhone', '+0303 555 0142'],
    ['a long name', '/shippingAddress/city', 'Boulder'.repeat(20)],
    ['a number for a name', '/shippingAddress/city', 80302],
    ['a month that no year has', '/payment_instruments/0/card/expiryMonth', 13],
    ['a fraction of a year', '/payment_instruments/0/card/expiryYear', 2031.5],
    ['an added property', '/shopper', { 'robin@shopper.example': ['Robin'] }],
    ['an object for a text', '/items/0/name', { first: 'Robin' }],
  ])('preserves kind and pointer of a drift: %s', (_title, set, to) => {
    const body = changeBody(getResponseExample('getCart', 200), { set, to });
    const redacted = redactBody('getCart', 200, body);
    const getDifferences = (found: unknown) =>
      findDrift({ operationId: 'getCart', status: 200, body: found }).map(({ kind, pointer }) => [kind, pointer]);
    expect(getDifferences(body)).toHaveLength(1);
    expect(getDifferences(redacted)).toEqual(getDifferences(body));
    expect(JSON.stringify(redacted)).not.toMatch(/Robin|80302|Boulder/);
  });

  it('masks undeclared values, and also names in maps', () => {
    const body = { errorDetails: [{ errorId: 'BSK404', message: 'Robin 4711', hint: 'Robin' }], 'robin@shopper.example': 4711 };
    expect(redactBody('getCart', 404, body)).toEqual({
      errorDetails: [{ errorId: 'BSK404', message: 'Aaaaa 1111', hint: 'Aaaaa' }],
      'aaaaa@aaaaaaa.aaaaaaa': 1,
    });
    expect(redactBody('getCart', 299, 'Robin')).toBe('Aaaaa');
  });
});
