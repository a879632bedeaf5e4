import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { isObject, getObject, getStrings, type Json, type JsonObject } from '../json.ts';
import { listAt } from './openapi.ts';
import { SchemaError } from '../schema-error.ts';
import { getSource, type SchemaLocation, type Sources } from '../sources.ts';

/** The schema of `x-cairn-call`, which documents its values. */
const CALL_KEYWORD_FILE = 'keywords/x-cairn-call.schema.json';

export interface CallDefaults {
  readonly gateway: boolean;
  readonly feature: string | null;
}

/** An operation's `x-cairn-call` with its defaults expanded. */
export interface CallSettings extends CallDefaults {
  readonly safe: boolean;
  readonly idempotency: string;
  readonly rateLimit?: string;
  /** In bytes. */
  readonly bodyLimit?: number;
  /** Present for the mutations of the gateway only. */
  readonly invalidates?: readonly string[];
  readonly cacheTags?: readonly string[];
}

/** @throws SchemaError for an unknown setting or value, and for a setting that is missing or has no effect. */
export type ReadCallSettings = (call: JsonObject, method: string, defaults: CallDefaults, at: SchemaLocation) => CallSettings;

/** The values that the keyword's schema allows for a setting. */
export function getSettingValues(sources: Sources, setting: 'idempotency' | 'rateLimit'): readonly string[] {
  return getConstants(getObject(getObject(getSource(sources, CALL_KEYWORD_FILE), 'properties'), setting));
}

export function createReadCallSettings(sources: Sources): ReadCallSettings {
  const validate = new Ajv2020({ verbose: true }).compile(getSource(sources, CALL_KEYWORD_FILE));
  return (call, method, defaults, at) => {
    const own = getObject(call, 'x-cairn-call');
    if (!validate(own)) throw createKeywordFault(at, validate.errors ?? []);
    const { gateway = defaults.gateway, safe = method === 'get', feature = defaults.feature } = own as Partial<CallSettings>;
    const settings: CallSettings = {
      gateway,
      safe,
      feature,
      idempotency: readIdempotency(own, safe || method === 'put' || method === 'delete', at),
      ...(typeof own.rateLimit === 'string' && { rateLimit: own.rateLimit }),
      ...(typeof own.bodyLimit === 'number' && { bodyLimit: own.bodyLimit }),
      ...(own.invalidates !== undefined && { invalidates: getStrings(own, 'invalidates') }),
      ...(own.cacheTags !== undefined && { cacheTags: getStrings(own, 'cacheTags') }),
    };
    rejectMisplaced(settings, at);
    return settings;
  };
}

function readIdempotency({ idempotency }: JsonObject, isNatural: boolean, at: SchemaLocation): string {
  if (typeof idempotency === 'string') return idempotency;
  if (isNatural) return 'natural';
  throw createFault(at, '', 'must name its "idempotency": neither the method nor "safe" implies it');
}

function rejectMisplaced({ gateway, safe, feature, rateLimit, bodyLimit, invalidates, cacheTags }: CallSettings, at: SchemaLocation): void {
  const isMutation = gateway && !safe;
  if (isMutation && invalidates === undefined)
    throw createFault(at, '', 'must list the operations that it "invalidates" ([] for none), because page scripts may change data with it');
  if (!isMutation && invalidates !== undefined)
    throw createFault(at, '/invalidates', 'has no effect: only mutations of the gateway invalidate responses');
  if (safe && bodyLimit !== undefined) throw createFault(at, '/bodyLimit', 'has no effect: safe operations accept no files');
  if (!safe && cacheTags !== undefined) throw createFault(at, '/cacheTags', 'has no effect: only responses of safe operations are cached');
  if (feature === null && rateLimit !== undefined)
    throw createFault(at, '/rateLimit', 'has no effect: the backend does not handle the operation');
}

/** @throws SchemaError if the header and the setting disagree, or a tag names a parameter that the operation does not have. */
export function checkAgainstParameters(
  { idempotency, cacheTags = [] }: CallSettings,
  parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[],
  at: SchemaLocation,
): void {
  const hasKey = parameters.some(({ name, required }) => name === 'idempotency-key' && required);
  if (hasKey !== (idempotency === 'key'))
    throw createFault(at, '/idempotency', 'must be "key" if, and only if, the header idempotency-key is required');
  const names = new Set(parameters.filter((parameter) => parameter.in !== 'header').map(({ name }) => name));
  for (const [, name = ''] of cacheTags.flatMap((tag) => [...tag.matchAll(/\{(\w+)\}/g)]))
    if (!names.has(name)) throw createFault(at, '/cacheTags', `"{${name}}" is not a parameter of the operation`);
}

/** Reports the deepest error; for an enumeration, all its values. */
function createKeywordFault(at: SchemaLocation, errors: readonly ErrorObject[]): SchemaError {
  const error = errors.find(({ keyword }) => keyword === 'oneOf') ?? errors[0];
  if (error?.keyword === 'additionalProperties')
    return createFault(at, `${error.instancePath}/${String(error.params.additionalProperty)}`, 'is not a setting');
  const problem =
    error?.keyword === 'oneOf' ? `must be one of ${getConstants(error.parentSchema as JsonObject).join(', ')}` : error?.message;
  return createFault(at, error?.instancePath ?? '', problem ?? 'is invalid');
}

function getConstants(schema: Json): readonly string[] {
  return listAt(schema, 'oneOf').flatMap((choice) => (isObject(choice) && typeof choice.const === 'string' ? [choice.const] : []));
}

function createFault(at: SchemaLocation, step: string, problem: string): SchemaError {
  return new SchemaError(at.file, `${at.pointer}/x-cairn-call${step}`, problem);
}
