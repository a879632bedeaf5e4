import { expandDefaults, readDefaultHeaders, readDefaults, SHARED_FILE, type AreaDefaults } from './api-defaults.ts';
import { readMetadata, type ApiMetadata } from './api-metadata.ts';
import { checkAgainstParameters, createReadCallSettings, type ReadCallSettings } from './call-settings.ts';
import { createBundle, getSchemaName } from '../validators/bundle.ts';
import { readErrorCodes, type ErrorCodeTable } from '../errors/error-rows.ts';
import { isObject, getObject, escapePointerStep, getStrings, type Json, type JsonObject } from '../json.ts';
import { listAt, resolveLocalRef, METHODS } from './openapi.ts';
import { readHeaderRules, withDefaultHeaders, type HeaderRule } from './response-headers.ts';
import { SchemaError } from '../schema-error.ts';
import { listFiles, getSource, type SchemaLocation, type Sources } from '../sources.ts';

export interface ApiParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: JsonObject;
}

interface ApiBody {
  readonly required: boolean;
  readonly contentTypes: readonly string[];
  readonly schema: Json;
}

export interface ApiOperation extends ApiMetadata {
  readonly operationId: string;
  readonly area: string;
  /** Location in the contract. */
  readonly at: SchemaLocation;
  readonly summary: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly ApiParameter[];
  readonly body?: ApiBody;
  /** Status → schema of the response; null if it has no body. */
  readonly responses: Readonly<Record<string, Json | null>>;
  readonly headersByStatus: Readonly<Record<string, readonly HeaderRule[]>>;
}

/** One OpenAPI document with its defaults expanded and local $refs only. */
export interface ApiArea {
  readonly area: string;
  readonly file: string;
  /** The company that serves the operations. */
  readonly service: 'shop' | 'partner';
  readonly document: JsonObject;
  /** Local $ref → its source. */
  readonly origins: ReadonlyMap<string, SchemaLocation>;
  readonly operations: readonly ApiOperation[];
}

/**
 * @throws SchemaError also for a missing operationId or error response, a duplicate operationId, and an invalidated operation that is not a
 * reading one.
 */
export function readAreas(sources: Sources): readonly ApiArea[] {
  const files = listFiles(sources, 'openapi').filter((file) => file !== SHARED_FILE);
  const codes = readErrorCodes(sources);
  const readSettings = createReadCallSettings(sources);
  const areas = files.map((file) => readArea(sources, file, codes, readSettings));
  const seen = new Map<string, string>();
  for (const { file, operations } of areas) {
    for (const { operationId } of operations) {
      const other = seen.get(operationId);
      if (other) throw new SchemaError(file, '', `operationId "${operationId}" is taken by schemas/${other}`);
      seen.set(operationId, file);
    }
  }
  rejectUnknownReadings(areas.flatMap(({ operations }) => operations));
  return areas;
}

/** The areas of the shop's own service. */
export function getShopAreas(areas: readonly ApiArea[]): readonly ApiArea[] {
  return areas.filter(({ service }) => service === 'shop');
}

/** The documents of other companies' services. */
export function getPartnerAreas(areas: readonly ApiArea[]): readonly ApiArea[] {
  return areas.filter(({ service }) => service === 'partner');
}

/** Checks that mutations invalidate only responses of safe operations that page scripts may send. */
function rejectUnknownReadings(operations: readonly ApiOperation[]): void {
  const readings = new Set(operations.filter(({ safe, gateway }) => safe && gateway).map(({ operationId }) => operationId));
  for (const { at, invalidates = [] } of operations) {
    const unknown = invalidates.findIndex((operationId) => !readings.has(operationId));
    if (unknown === -1) continue;
    const pointer = `${at.pointer}/x-cairn-call/invalidates/${unknown}`;
    throw new SchemaError(at.file, pointer, `"${invalidates[unknown]}" is not a safe operation of the gateway`);
  }
}

function readArea(sources: Sources, file: string, codes: ErrorCodeTable, readSettings: ReadCallSettings): ApiArea {
  const source = getSource(sources, file);
  const bundle = createBundle(sources, (target) => {
    const component = /^\/components\/([^/]+)\/([^/]+)$/.exec(target.pointer);
    if (component) return ['components', component[1] ?? '', component[2] ?? ''];
    const name = getSchemaName(target);
    return name === undefined ? undefined : ['components', 'schemas', name];
  });
  const paths = bundle.rewrite(expandDefaults(sources, file), { file, pointer: '/paths' });
  for (const [name, value] of Object.entries(getObject(getObject(source, 'components'), 'securitySchemes'))) {
    const pointer = `/components/securitySchemes/${name}`;
    if (isObject(value) && '$ref' in value) bundle.rewrite(value, { file, pointer });
    else bundle.take({ file, pointer, value });
  }
  const area = file.replace(/^.*\/|\.yaml$/g, '');
  const defaults = readDefaults(sources, file, area);
  const headers = defaults.service === 'shop' ? bundle.rewrite(readDefaultHeaders(sources), { file, pointer: '/x-cairn-defaults' }) : {};
  const { info = {}, servers = [], security = [] } = source;
  const whole = { openapi: '3.1.0', info, servers, security, paths, ...bundle.document() };
  const document = withDefaultHeaders(whole, isObject(headers) ? headers : {});
  rejectUnused(source, file, bundle.origins);
  const operations = readOperations({ document, area, defaults, codes, readSettings }, file);
  return { area, file, service: defaults.service, document, origins: bundle.origins, operations };
}

/** A component that no operation uses would be dropped silently. */
function rejectUnused(source: JsonObject, file: string, origins: ReadonlyMap<string, SchemaLocation>): void {
  for (const [kind, section] of Object.entries(getObject(source, 'components'))) {
    for (const name of Object.keys(isObject(section) ? section : {})) {
      const pointer = `/components/${kind}/${name}`;
      if (!origins.has(`#${pointer}`)) throw new SchemaError(file, pointer, 'is used by no operation');
    }
  }
}

interface AreaSource {
  readonly document: JsonObject;
  readonly area: string;
  readonly defaults: AreaDefaults;
  readonly codes: ErrorCodeTable;
  readonly readSettings: ReadCallSettings;
}

function readOperations(source: AreaSource, file: string): readonly ApiOperation[] {
  return Object.entries(getObject(source.document, 'paths')).flatMap(([path, item]) =>
    METHODS.filter((method) => isObject(item) && method in item).map((method) => {
      const pointer = `/paths${escapePointerStep(path)}/${method}`;
      return readOperation({ ...source, path, method, item, at: { file, pointer } });
    }),
  );
}

interface OperationSource extends AreaSource {
  readonly path: string;
  readonly method: string;
  readonly item: Json;
  readonly at: SchemaLocation;
}

function readOperation({ document, area, path, method, item, at, defaults, codes, readSettings }: OperationSource): ApiOperation {
  const source = getObject(item, method);
  const { operationId } = source;
  if (typeof operationId !== 'string') throw new SchemaError(at.file, at.pointer, 'must have an operationId');
  const parameters = listAt(source, 'parameters').map((entry) => readParameter(document, entry));
  const named = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
  const inPath = [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? '');
  if ([...named].sort().join() !== [...inPath].sort().join()) {
    throw new SchemaError(at.file, at.pointer, `its path parameters (${named.join(', ')}) do not match its path`);
  }
  const answers = Object.entries(getObject(source, 'responses')).map(
    ([status, response]) => [status, resolveLocalRef(document, response)] as const,
  );
  const responses = Object.fromEntries(answers.map(([status, response]) => [status, getBodySchema(response)]));
  const headersByStatus = Object.fromEntries(answers.map(([status, response]) => [status, readHeaderRules(document, response)]));
  if (!Object.keys(responses).some((status) => /^[45]/.test(status))) {
    throw new SchemaError(at.file, `${at.pointer}/responses`, 'must have an error response');
  }
  const body = isObject(source.requestBody) ? readBody(resolveLocalRef(document, source.requestBody), at) : undefined;
  const summary = typeof source.summary === 'string' ? source.summary : '';
  const metadata = readMetadata({ document, call: source, method, defaults, codes, readSettings, at });
  checkAgainstParameters(metadata, parameters, at);
  return {
    operationId,
    area,
    at,
    summary,
    method: method.toUpperCase(),
    path,
    parameters,
    ...(body && { body }),
    responses,
    headersByStatus,
    ...metadata,
  };
}

function readParameter(document: JsonObject, entry: Json): ApiParameter {
  const source = resolveLocalRef(document, entry);
  const location = source.in === 'path' || source.in === 'header' ? source.in : 'query';
  const name = typeof source.name === 'string' ? source.name : '';
  return {
    name: location === 'header' ? name.toLowerCase() : name,
    in: location,
    required: source.required === true,
    schema: getObject(source, 'schema'),
  };
}

function readBody(source: JsonObject, at: SchemaLocation): ApiBody {
  const contentTypes = Object.keys(getObject(source, 'content')).sort();
  const schemas = contentTypes.map((type) => getObject(getObject(source, 'content'), type).schema ?? true);
  const [schema = true] = schemas;
  if (schemas.some((other) => JSON.stringify(other) !== JSON.stringify(schema))) {
    throw new SchemaError(at.file, `${at.pointer}/requestBody`, 'must have the same schema for every content type');
  }
  return { required: source.required === true, contentTypes, schema };
}

function getBodySchema(response: JsonObject): Json | null {
  return getObject(getObject(response, 'content'), 'application/json').schema ?? null;
}

/** Types that a parameter's schema allows. */
export function getTypes(document: JsonObject, schema: JsonObject): readonly string[] {
  const target = resolveLocalRef(document, schema);
  return typeof target.type === 'string' ? [target.type] : getStrings(target, 'type');
}
