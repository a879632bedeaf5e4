import type { Operation } from '#generated/openapi/operations.ts';
import { operationValidators } from '#generated/openapi/validators.ts';
import type { Validator } from '#generated/validator.ts';
import type { Sent } from './call-script.ts';

/** A request that its contract forbids. */
export interface FaultyCall {
  readonly name: string;
  readonly sent: Sent;
  /** Replaces the body of Sent. */
  readonly text?: string;
  /** Texts that the error must contain to locate the fault. */
  readonly mentions: readonly string[];
}

type Group = Readonly<Record<string, unknown>>;

/** One of them breaks nearly every pattern, enumeration and length. */
const nonsense = ['~', 'x'.repeat(2500)];
const isObject = (value: unknown): value is Group => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Validators convert strings to numbers in place, so they get a copy. */
const isInvalid = (validate: Validator<unknown> | undefined, value: unknown): boolean =>
  validate !== undefined && !validate(structuredClone(value));

const omit = (group: Group, name: string): Group => Object.fromEntries(Object.entries(group).filter(([key]) => key !== name));

interface ParameterGroup {
  readonly part: 'params' | 'query' | 'headers';
  /** The name in error messages. */
  readonly label: string;
  readonly names: readonly { readonly name: string; readonly list?: boolean }[];
}

/** The token's owner is checked first: the owner suite covers wrong sites. */
const ofOwner = new Set(['siteid']);

function getParameterGroups({ pathParams, pathPattern, queryParams, headers }: Operation): ParameterGroup[] {
  const toNamed = (names: readonly string[]): { name: string }[] => names.map((name) => ({ name }));
  return [
    // When parameters share a segment, one that breaks its pattern results in another path.
    { part: 'params', label: 'path', names: pathPattern === undefined ? toNamed(pathParams) : [] },
    { part: 'query', label: 'query', names: queryParams },
    { part: 'headers', label: 'header', names: toNamed(headers.filter((name) => name !== 'x-correlation-id' && !ofOwner.has(name))) },
  ];
}

function createParameterFaults(operation: Operation, sent: Sent): FaultyCall[] {
  const { request } = operationValidators[operation.operationId];
  return getParameterGroups(operation).flatMap(({ part, label, names }) => {
    const good = sent[part] ?? {};
    const getFault = (group: Group, name: string, mentions: readonly string[]): FaultyCall[] =>
      isInvalid(request[part], group) ? [{ name, sent: { ...sent, [part]: group }, mentions }] : [];
    return names.flatMap(({ name, list }) => [
      ...(part === 'params' ? [] : getFault(omit(good, name), `no ${name}`, [label, name])),
      ...nonsense
        .flatMap((value) => getFault({ ...good, [name]: list ? [value] : value }, `${name} ${value.slice(0, 5)}`, [`${label}.${name}`]))
        .slice(0, 1),
    ]);
  });
}

function createBodyFaults(operation: Operation, sent: Sent): FaultyCall[] {
  const { body } = sent;
  if (!isObject(body)) return [];
  const validate = operationValidators[operation.operationId].request.body;
  const getFault = (name: string, value: unknown, mentions: readonly string[]): FaultyCall[] =>
    isInvalid(validate, value) ? [{ name, sent: { ...sent, body: value }, mentions }] : [];
  return [
    { name: 'an empty body', sent, text: '', mentions: ['body'] },
    { name: 'half a body', sent, text: '{"', mentions: ['body'] },
    ...getFault('a list', [body], ['body']),
    ...getFault('a text', 'text', ['body']),
    ...getFault('an unknown property', { ...body, surprise: true }, ['body']),
    ...Object.entries(body).flatMap(([key, value]) => [
      ...getFault(`no ${key}`, omit(body, key), ['body']),
      ...getFault(`${key} of another type`, { ...body, [key]: isObject(value) || Array.isArray(value) ? 7 : { n: 7 } }, [`/${key}`]),
      ...getFault(`${key} null`, { ...body, [key]: null }, [`/${key}`]),
    ]),
  ];
}

/** Creates every kind of invalid request, one fault at a time, from a valid one. */
export function createFaultyCalls(operation: Operation, sent: Sent): FaultyCall[] {
  return [...createParameterFaults(operation, sent), ...createBodyFaults(operation, sent)];
}
