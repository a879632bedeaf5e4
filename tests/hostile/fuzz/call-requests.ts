import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { readContract, type Call, type Parameter } from '#contract/document/read-contract.ts';
import { encodeText, hostileText, oddPieces, drawSpoiltJson } from '#contract/generate/hostile-values.ts';
import { drawValues } from '#contract/generate/schema-values.ts';
import type { FuzzedRequest } from './fuzzed-request.ts';
import { hostileHeaders, oddMethods } from './hostile-headers.ts';

const contract = readContract(readFileSync('generated/openapi/openapi.json', 'utf8'));

/** Every operation of the contract. */
export const { calls } = contract;

/** A parameter's text: valid, or arbitrary. */
function createTexts({ schema, example }: Parameter): fc.Arbitrary<string> {
  const valid = example === undefined ? drawValues(schema, contract) : fc.constant(example);
  const right = fc
    .oneof(valid, valid, drawValues(schema, contract))
    .map((value) => encodeURIComponent(typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value ?? '')));
  const wrong = fc.tuple(hostileText, fc.nat({ max: 4 })).map(([text, how]) => encodeText(text, how));
  return fc.oneof(
    { weight: 7, arbitrary: right },
    { weight: 2, arbitrary: wrong },
    { weight: 1, arbitrary: fc.constantFrom(...oddPieces) },
  );
}

function createQuery(parameter: Parameter): fc.Arbitrary<readonly string[]> {
  const { name, required = false } = parameter;
  const value = createTexts(parameter);
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

const getMethod = (own: string): fc.Arbitrary<string> =>
  fc.oneof({ weight: 14, arbitrary: fc.constant(own) }, { weight: 1, arbitrary: fc.constantFrom(...oddMethods) });

/** Requests for one operation; `base` is the prefix of its paths. */
function createRequests(
  { operationId, method, path, parameters, body }: Call,
  base: string,
  own: readonly (readonly [string, string])[],
): fc.Arbitrary<FuzzedRequest> {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const inHeader = parameters.filter((parameter) => parameter.in === 'header');
  const json = body ? drawSpoiltJson(fc.oneof(fc.constant(body.example), drawValues(body.schema, contract))) : fc.constant(undefined);
  const header = inHeader.map((parameter) =>
    fc
      .tuple(fc.nat({ max: 5 }), parameter.example === undefined ? drawValues(parameter.schema, contract) : fc.constant(parameter.example))
      .map(([chance, value]): readonly (readonly [string, string])[] =>
        chance === 0 || parameter.required ? [[parameter.name, String(value).replaceAll(/[^\x20-\x7E]/g, '?')]] : [],
      ),
  );
  return fc
    .record({
      method: getMethod(method),
      values: fc.tuple(...inPath.map(createTexts)),
      query: fc.tuple(
        fc.tuple(...inQuery.map(createQuery)),
        fc.oneof({ weight: 9, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.constantFrom(...oddPairs).map((pair) => [pair]) }),
      ),
      named: fc.tuple(...header),
      headers: hostileHeaders,
      body: json,
      visitor: fc.option(fc.nat(), { freq: 8, nil: undefined }),
    })
    .map(({ method: requested, values, query: [pairs, odd], named, headers, body: text, visitor }) => ({
      family: operationId,
      isCall: true,
      method: requested,
      path:
        base + path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[inPath.findIndex((parameter) => parameter.name === name)] ?? ''),
      query: [...pairs.flat(), ...odd],
      headers: [...own, ...(text === undefined || !body ? [] : [['content-type', body.type] as const]), ...named.flat(), ...headers],
      ...(text !== undefined && { body: text }),
      ...(visitor !== undefined && { visitor }),
    }));
}

const isInternal = ({ path }: Call): boolean => path.startsWith('/fapi/');

/** Requests of page scripts to the shop: the gateway's operations, those that it does not offer, and the storefront's own. */
export const shopCalls: fc.Arbitrary<FuzzedRequest> = fc.oneof(
  ...calls.map((call) => ({
    weight: call.gateway || isInternal(call) ? 5 : 1,
    arbitrary: createRequests(
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
