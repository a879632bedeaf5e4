import { isObject, getObject, getStrings, type Json, type JsonObject } from '../json.ts';
import { METHODS } from './openapi.ts';
import { SchemaError } from '../schema-error.ts';
import { resolveRef, getSource, type SchemaLocation, type Sources } from '../sources.ts';

export const SHARED_FILE = 'openapi/shared.yaml';
const KEYS = new Set(['service', 'gateway', 'standard', 'parameters']);

/** Settings for all operations of a document: its `x-cairn-defaults`, and its row of `x-cairn-features`. */
export interface AreaDefaults extends DocumentDefaults {
  /** Folder of the handlers below backend/; null if the storefront handles the operations itself. */
  readonly feature: string | null;
}

interface DocumentDefaults {
  /** A partner's operations have neither a handler in the backend nor access through the gateway. */
  readonly service: 'shop' | 'partner';
  /** True if the browser's gateway offers the calls. */
  readonly gateway: boolean;
  /** True if the calls have the parameters and responses that shared.yaml defines for all. */
  readonly standard: boolean;
  readonly parameters: readonly Json[];
}

/** @throws SchemaError also for an area without a row in `x-cairn-features`. */
export function readDefaults(sources: Sources, file: string, area: string): AreaDefaults {
  const defaults = readDocumentDefaults(getSource(sources, file), file);
  if (defaults.service === 'partner') return { ...defaults, feature: null };
  const feature = getObject(getSource(sources, SHARED_FILE), 'x-cairn-features')[area];
  if (typeof feature !== 'string' && feature !== null)
    throw new SchemaError(SHARED_FILE, '/x-cairn-features', `must name the folder of "${area}" below backend/, or null`);
  return { ...defaults, feature };
}

/** @throws SchemaError for an unknown setting, and for a missing gateway setting. */
function readDocumentDefaults(source: JsonObject, file: string): DocumentDefaults {
  const at = '/x-cairn-defaults';
  const defaults = getObject(source, 'x-cairn-defaults');
  for (const key of Object.keys(defaults)) if (!KEYS.has(key)) throw new SchemaError(file, `${at}/${key}`, 'is not a setting');
  const { service = 'shop', parameters = [] } = defaults;
  if (service !== 'shop' && service !== 'partner') throw new SchemaError(file, `${at}/service`, 'must be "shop" or "partner"');
  const isPartner = service === 'partner';
  const { gateway = isPartner ? false : undefined, standard = !isPartner } = defaults;
  if (typeof gateway !== 'boolean') throw new SchemaError(file, at, 'must set "gateway" to true or false');
  if (typeof standard !== 'boolean' || !Array.isArray(parameters))
    throw new SchemaError(file, at, 'must have a true or false "standard", and a list of "parameters"');
  if (isPartner && (gateway || standard)) throw new SchemaError(file, at, 'cannot have "gateway" or "standard": it belongs to a partner');
  return { service, gateway, standard, parameters };
}

/** A document's paths with the default parameters and responses added to each call. A call's own take precedence. */
export function expandDefaults(sources: Sources, file: string): JsonObject {
  const source = getSource(sources, file);
  const { standard, parameters } = readDocumentDefaults(source, file);
  const shared = standard ? (withFile(getObject(getSource(sources, SHARED_FILE), 'x-cairn-defaults')) as JsonObject) : {};
  const all = [...parameters, ...getList(shared.parameters)];
  const paths = Object.entries(getObject(source, 'paths')).map(([path, item]) => {
    if (!isObject(item)) return [path, item] as const;
    const { parameters: ofPath, ...rest } = item;
    const calls = METHODS.filter((method) => isObject(item[method])).map((method) => {
      const call = getObject(item, method);
      const own = [...getList(ofPath), ...getList(call.parameters)];
      const names = new Set(own.map((entry) => getName(sources, file, entry)));
      const added = all.filter((entry) => !names.has(getName(sources, file, entry)));
      const responses = {
        ...getObject(shared, 'responses'),
        ...(requiresScheme('accessKey', call.security ?? source.security) ? getObject(shared, 'keyResponses') : {}),
        ...(requiresScheme('accessToken', call.security ?? source.security) ? getObject(shared, 'tokenResponses') : {}),
        ...getObject(call, 'responses'),
      };
      return [method, { ...call, parameters: [...own, ...added], responses }] as const;
    });
    return [path, { ...rest, ...Object.fromEntries(calls) }] as const;
  });
  return Object.fromEntries(paths);
}

/** Headers of every response of the shop, with the $refs of another document. */
export function readDefaultHeaders(sources: Sources): JsonObject {
  return getObject(withFile(getObject(getSource(sources, SHARED_FILE), 'x-cairn-defaults')), 'responseHeaders');
}

/** Error codes that any operation of the shop may return, by status. */
export function readServerErrors(sources: Sources): Readonly<Record<string, readonly string[]>> {
  const errors = getObject(getSource(sources, SHARED_FILE), 'x-cairn-server-errors');
  return Object.fromEntries(Object.keys(errors).map((status) => [status, getStrings(errors, status)]));
}

function requiresScheme(scheme: 'accessKey' | 'accessToken', security: Json | undefined): boolean {
  const alternatives = getList(security);
  return alternatives.length > 0 && alternatives.every((alternative) => isObject(alternative) && scheme in alternative);
}

/** Rewrites $refs within shared.yaml for use in another document. */
function withFile(node: Json): Json {
  if (Array.isArray(node)) return node.map(withFile);
  if (!isObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, child]) => {
      if (key === '$ref' && typeof child === 'string' && child.startsWith('#')) return [key, `shared.yaml${child}`];
      return [key, withFile(child)];
    }),
  );
}

function getName(sources: Sources, file: string, entry: Json): string {
  const at: SchemaLocation = { file, pointer: '' };
  const ref = isObject(entry) ? entry.$ref : undefined;
  const parameter = typeof ref === 'string' ? resolveRef(sources, at, ref).value : entry;
  const { name, in: location } = isObject(parameter) ? parameter : {};
  return JSON.stringify([location, typeof name === 'string' ? name.toLowerCase() : name]);
}

function getList(node: Json | undefined): readonly Json[] {
  return Array.isArray(node) ? node : [];
}
