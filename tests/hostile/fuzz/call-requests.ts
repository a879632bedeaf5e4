import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { FuzzedRequest } from './fuzzed-request.ts';
import { hostileHeaders, oddMethods } from './hostile-headers.ts';
import { encoded, hostileText, oddPieces, spoiltJson } from './hostile-values.ts';
import { valuesOf, type Components, type Schema } from './schema-values.ts';

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
}

interface Described {
  readonly operationId: string;
  readonly parameters: readonly (Parameter & { readonly $ref?: string })[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema; readonly example?: unknown }>> };
  readonly 'x-cairn-call': { readonly gateway: boolean };
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: Components; readonly parameters: Readonly<Record<string, Parameter>> };
}

export interface Call {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body?: { readonly type: string; readonly schema: Schema; readonly example: unknown };
  /** Whether page scripts may send it. */
  readonly isOffered: boolean;
}

const document = JSON.parse(readFileSync('generated/openapi/openapi.json', 'utf8')) as Document;
const { schemas, parameters: shared } = document.components;

function callOf(path: string, method: string, described: Described): Call {
  const [type, content] = Object.entries(described.requestBody?.content ?? {})[0] ?? [];
  return {
    operationId: described.operationId,
    method: method.toUpperCase(),
    path,
    parameters: described.parameters.map((parameter) => shared[parameter.$ref?.split('/').at(-1) ?? ''] ?? parameter),
    ...(type !== undefined && content && { body: { type, schema: content.schema, example: content.example } }),
    isOffered: described['x-cairn-call'].gateway,
  };
}

/** Every call that the contract describes. */
export const calls: readonly Call[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, described]) => callOf(path, method, described)),
);

/** A parameter's text: right, or anything at all. */
function textsOf({ schema, example }: Parameter): fc.Arbitrary<string> {
  const told = example === undefined ? valuesOf(schema, schemas) : fc.constant(example);
  const right = fc
    .oneof(told, told, valuesOf(schema, schemas))
    .map((value) => encodeURIComponent(typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value ?? '')));
  const wrong = fc.tuple(hostileText, fc.nat({ max: 4 })).map(([text, how]) => encoded(text, how));
  return fc.oneof(
    { weight: 7, arbitrary: right },
    { weight: 2, arbitrary: wrong },
    { weight: 1, arbitrary: fc.constantFrom(...oddPieces) },
  );
}

function queryOf(parameter: Parameter): fc.Arbitrary<readonly string[]> {
  const { name, required = false } = parameter;
  const value = textsOf(parameter);
  const pair = fc
    .tuple(fc.constantFrom(name, name, name, `${name}[]`, `${name}[0]`, `${name}.x`), value)
    .map(([key, text]) => `${key}=${text}`);
  const given = fc.oneof(
    { weight: 6, arbitrary: pair.map((one) => [one]) },
    { weight: 1, arbitrary: fc.array(pair, { maxLength: 3 }) },
    { weight: 1, arbitrary: fc.constant([name]) },
  );
  return required ? given : fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: given });
}

const oddPairs = [
  'filters=color=%00',
  'filters=price=NaN..Infinity',
  'tagId[]=',
  'filters[]=x',
  '__proto__[x]=1',
  'constructor=1',
  '=',
  '&',
  '?',
  'a'.repeat(3000),
  'count=1e999',
  'locale=xx',
];

const methodOf = (own: string): fc.Arbitrary<string> =>
  fc.oneof({ weight: 14, arbitrary: fc.constant(own) }, { weight: 1, arbitrary: fc.constantFrom(...oddMethods) });

/** Requests for one call; `base` is where its paths begin. */
function requestsOf(
  { operationId, method, path, parameters, body }: Call,
  base: string,
  own: readonly (readonly [string, string])[],
): fc.Arbitrary<FuzzedRequest> {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const inHeader = parameters.filter((parameter) => parameter.in === 'header');
  const json = body ? spoiltJson(fc.oneof(fc.constant(body.example), valuesOf(body.schema, schemas))) : fc.constant(undefined);
  const header = inHeader.map((parameter) =>
    fc
      .tuple(fc.nat({ max: 5 }), parameter.example === undefined ? valuesOf(parameter.schema, schemas) : fc.constant(parameter.example))
      .map(([chance, value]): readonly (readonly [string, string])[] =>
        chance === 0 || parameter.required ? [[parameter.name, String(value).replaceAll(/[^\x20-\x7E]/g, '?')]] : [],
      ),
  );
  return fc
    .record({
      method: methodOf(method),
      values: fc.tuple(...inPath.map(textsOf)),
      query: fc.tuple(
        fc.tuple(...inQuery.map(queryOf)),
        fc.oneof({ weight: 9, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.constantFrom(...oddPairs).map((pair) => [pair]) }),
      ),
      named: fc.tuple(...header),
      headers: hostileHeaders,
      body: json,
      visitor: fc.option(fc.nat(), { freq: 8, nil: undefined }),
    })
    .map(({ method: asked, values, query: [pairs, odd], named, headers, body: text, visitor }) => ({
      family: operationId,
      isCall: true,
      method: asked,
      path:
        base + path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[inPath.findIndex((parameter) => parameter.name === name)] ?? ''),
      query: [...pairs.flat(), ...odd],
      headers: [...own, ...(text === undefined || !body ? [] : [['content-type', body.type] as const]), ...named.flat(), ...headers],
      ...(text !== undefined && { body: text }),
      ...(visitor !== undefined && { visitor }),
    }));
}

const isInternal = ({ path }: Call): boolean => path.startsWith('/fapi/');

/** Of page scripts, at the shop: the gateway's calls, those that it does not offer, and the storefront's own. */
export const shopCalls: fc.Arbitrary<FuzzedRequest> = fc.oneof(
  ...calls.map((call) => ({
    weight: call.isOffered || isInternal(call) ? 5 : 1,
    arbitrary: requestsOf(
      call,
      isInternal(call) ? '' : '/api',
      isInternal(call)
        ? []
        : [
            ['x-cairn-request', '1'],
            ['locale', 'en_US'],
          ],
    ),
  })),
);
