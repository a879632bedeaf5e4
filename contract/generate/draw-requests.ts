import fc from 'fast-check';
import type { Call, Contract, Parameter } from '../document/read-contract.ts';
import type { RequestInput } from '../request/write-request.ts';
import { hostileText, isGroup, drawSpoiltJson } from './hostile-values.ts';
import { drawValues, type ValueSource } from './schema-values.ts';
import type { Schema } from '../document/schema.ts';

export const requestKinds = ['valid', 'boundary', 'broken'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** A request of an operation, before live ids replace example ids. */
export interface DrawnRequest extends RequestInput {
  readonly kind: RequestKind;
  /** Raw body. */
  readonly text?: string;
  readonly contentType?: string;
  /** Selects the caller, and one of several live ids. */
  readonly pick: number;
}

type Group = Readonly<Record<string, unknown>>;

/** Dots and empty segments would form another path, and servers reject control characters before routing. */
const invalidSegment = /^\.{0,2}$|\p{Cc}/u;
const toSafeSegment = (value: unknown): unknown => (typeof value === 'string' && invalidSegment.test(value.trim()) ? 'x' : value);

/** Replaces some properties of the example by drawn values. Ids are not replaced. */
function mixExample(example: unknown, drawn: unknown, mask: number): unknown {
  if (!isGroup(example) || !isGroup(drawn)) return mask % 2 === 0 ? example : drawn;
  const names = [...new Set([...Object.keys(example), ...Object.keys(drawn)])];
  const isKept = (name: string, index: number): boolean => name in example && (/id$/i.test(name) || ((mask >> (index % 20)) & 1) === 0);
  const entries = names.map((name, index): [string, unknown] => [name, isKept(name, index) ? example[name] : drawn[name]]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Headers, and parameters of the same name, that the target's context provides. */
const contextHeaders = /^(?:x-.*|locale|siteid|brand|channel|region|source|clientapp)$/;

/** Servers limit the length of targets and headers. A character may take six bytes. */
const longestParameter = 200;
/** Length of an invalid value; longer than any parameter allows. */
const longestBrokenParameter = 1000;

const drawValue = ({ schema, example }: Pick<Parameter, 'schema' | 'example'>, source: ValueSource): fc.Arbitrary<unknown> => {
  const drawn = drawValues(schema, { ...source, longestText: longestParameter });
  return example === undefined ? drawn : fc.oneof({ weight: 3, arbitrary: fc.constant(example) }, { weight: 1, arbitrary: drawn });
};

function drawParameters(parameters: readonly Parameter[], place: Parameter['in'], source: ValueSource): fc.Arbitrary<Group> {
  const named = parameters.filter((parameter) => parameter.in === place && (place === 'path' || !contextHeaders.test(parameter.name)));
  const values = Object.fromEntries(named.map((parameter) => [parameter.name, drawValue(parameter, source)]));
  const group = fc.record(values, { requiredKeys: named.filter(({ required }) => required).map(({ name }) => name) });
  if (place !== 'path') return group;
  return group.map((drawn) => Object.fromEntries(Object.entries(drawn).map(([name, value]) => [name, toSafeSegment(value)])));
}

function drawBodies(schema: Schema, example: unknown, source: ValueSource): fc.Arbitrary<unknown> {
  const drawn = drawValues(schema, source);
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant(example) },
    { weight: 4, arbitrary: fc.tuple(drawn, fc.nat({ max: 2 ** 20 })).map(([value, mask]) => mixExample(example, value, mask)) },
    { weight: 1, arbitrary: drawn },
  );
}

/** Valid requests. `isBoundary` draws the limits of each value. */
function drawAllowedRequests({ parameters, body }: Call, source: ValueSource): fc.Arbitrary<DrawnRequest> {
  return fc.record({
    kind: fc.constant(source.isBoundary ? ('boundary' as const) : ('valid' as const)),
    params: drawParameters(parameters, 'path', source),
    query: drawParameters(parameters, 'query', source),
    headers: drawParameters(parameters, 'header', source),
    pick: fc.nat({ max: 1000 }),
    ...(body && { body: drawBodies(body.schema, body.example, source) }),
  });
}

type Fault = 'body' | 'type' | 'parameter' | 'missing';

/** Requests with one error. */
function drawBrokenRequests(call: Call, source: ValueSource): fc.Arbitrary<DrawnRequest> {
  const { body, parameters, pathPattern } = call;
  const faults: readonly Fault[] = [...(body ? (['body', 'body', 'body', 'type'] as const) : []), 'parameter', 'missing'];
  const json = body ? drawSpoiltJson(fc.oneof(fc.constant(body.example), drawValues(body.schema, source))) : fc.constant('{}');
  // Parameters that share a segment would form another path if one violated its pattern.
  const fragile = parameters.filter(({ in: place, name }) => place === 'query' || (place === 'path' && !pathPattern && name !== 'mode'));
  const at = fc.nat({ max: 1000 });
  return fc
    .tuple(drawAllowedRequests(call, source), fc.constantFrom(...faults), json, at, hostileText)
    .map(([good, fault, text, index, odd]): DrawnRequest => {
      const request = { ...good, kind: 'broken' as const };
      if (fault === 'body') return { ...request, text };
      if (fault === 'type') return { ...request, contentType: index % 2 === 0 ? 'text/plain' : 'application/x-www-form-urlencoded' };
      const chosen = fragile[index % Math.max(1, fragile.length)];
      if (!chosen) return request;
      const part = chosen.in === 'path' ? 'params' : 'query';
      if (fault === 'parameter' || part === 'params')
        return {
          ...request,
          [part]: { ...request[part], [chosen.name]: toSafeSegment(odd.slice(0, longestBrokenParameter).toWellFormed()) },
        };
      return { ...request, query: Object.fromEntries(Object.entries(request.query ?? {}).filter(([name]) => name !== chosen.name)) };
    });
}

/** Requests for one operation: as many invalid as valid ones, and half as many at the limits. */
export function drawRequests(call: Call, { components }: Contract): fc.Arbitrary<DrawnRequest> {
  return fc.oneof(
    { weight: 2, arbitrary: drawAllowedRequests(call, { components }) },
    { weight: 1, arbitrary: drawAllowedRequests(call, { components, isBoundary: true }) },
    { weight: 2, arbitrary: drawBrokenRequests(call, { components }) },
  );
}
