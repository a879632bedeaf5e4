import { AUDIENCES, SECURITY_SCHEMES } from './api-metadata.ts';
import { getTypes, type ApiArea, type ApiOperation, type ApiParameter } from './api.ts';
import { toPascalCase, type JsonObject } from '../json.ts';
import { getSettingValues } from './call-settings.ts';
import { resolveLocalRef } from './openapi.ts';
import type { Output } from '../output.ts';
import type { Sources } from '../sources.ts';

/** The table of operations and their request and response types. It has no validators, so browsers can load it. */
export function generateApiOperations(areas: readonly ApiArea[], sources: Sources): Output {
  const imports = areas.map(({ area }) => `import type { operations as ${toPascalCase(area)}Operations } from './${area}.ts';`);
  const rows = areas.flatMap(({ document, operations }) => operations.map((operation) => createRow(document, operation)));
  rows.sort((a, b) => (a.operationId < b.operationId ? -1 : 1));
  return {
    path: 'openapi/operations.ts',
    text: `
      import type { ErrorCode } from '../errors.ts';
      ${imports.join('\n')}
      ${TYPES}
      export type Idempotency = ${formatUnion(getSettingValues(sources, 'idempotency'))};

      /** Rates by client address; the settings of the host give the numbers. */
      export type RateLimit = ${formatUnion(getSettingValues(sources, 'rateLimit'))};

      interface OperationTypes extends ${areas.map(({ area }) => `${toPascalCase(area)}Operations`).join(', ')} {}

      export const operations = ${JSON.stringify(rows)} as const satisfies readonly Operation[];

      /** The error codes of one call. */
      export type OperationErrorCode<Id extends OperationId> = Extract<(typeof operations)[number], { readonly operationId: Id }>['errors'][number];
    `,
  };
}

function createRow(document: JsonObject, operation: ApiOperation) {
  const { operationId, area, method, path, parameters, body, security, audience, gateway, safe, errors } = operation;
  const { idempotency, feature, rateLimit, bodyLimit, cacheTags } = operation;
  return {
    operationId,
    area,
    method,
    path,
    ...createPathPattern(document, operation),
    pathParams: getParameters(parameters, 'path').map(({ name }) => name),
    queryParams: getParameters(parameters, 'query').map(({ name, required, schema }) => ({
      name,
      required,
      list: getTypes(document, schema).includes('array'),
    })),
    headers: getParameters(parameters, 'header').map(({ name }) => name),
    contentTypes: body?.contentTypes ?? [],
    statuses: Object.keys(operation.responses).map(Number).filter(Number.isInteger),
    security,
    audience,
    gateway,
    safe,
    idempotency,
    feature,
    ...(rateLimit !== undefined && { rateLimit }),
    ...(bodyLimit !== undefined && { bodyLimit }),
    ...(cacheTags && { cacheTags }),
    errors,
  };
}

function formatUnion(names: readonly string[]): string {
  return names.map((name) => `'${name}'`).join(' | ');
}

/** For a path with several parameters in one segment: a pattern that separates them, from their schemas. */
function createPathPattern(document: JsonObject, { path, parameters }: ApiOperation): { readonly pathPattern?: string } {
  if (path.split('/').every((segment) => !segment.includes('{') || /^\{[^{}]+\}$/.test(segment))) return {};
  const own = new Map(getParameters(parameters, 'path').map(({ name, schema }) => [name, resolveLocalRef(document, schema).pattern]));
  const groups = path.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => {
    const pattern = own.get(name);
    if (typeof pattern !== 'string' || !/^\^[^()|/]+\$$/.test(pattern))
      throw new Error(`[cairn] [codegen] ${path}: "${name}" shares its path segment, so it needs a pattern from ^ to $ without groups`);
    return `(?<${name}>${pattern.slice(1, -1)})`;
  });
  return { pathPattern: `^${groups}$` };
}

function getParameters(parameters: readonly ApiParameter[], location: ApiParameter['in']): readonly ApiParameter[] {
  return parameters.filter((parameter) => parameter.in === location);
}

const TYPES = `
/** One call of the contract. */
export interface Operation {
  readonly operationId: OperationId;
  /** The OpenAPI document that describes it. */
  readonly area: string;
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';
  /** With {name} for each of pathParams. */
  readonly path: string;
  /** Of a path with parameters that share a segment: a regular expression with a group for each. */
  readonly pathPattern?: string;
  readonly pathParams: readonly string[];
  /** A list is written as the name repeated. */
  readonly queryParams: readonly { readonly name: string; readonly required: boolean; readonly list: boolean }[];
  /** Lower case. */
  readonly headers: readonly string[];
  /** Of the request's body; empty when it has none. Each of them carries JSON. */
  readonly contentTypes: readonly string[];
  /** Every status that the contract names. */
  readonly statuses: readonly number[];
  /** Schemes that every caller has to pass: a customer's bearer token, the calling program's key. */
  readonly security: readonly SecurityScheme[];
  /** Roles of the access tokens that it accepts; empty if it accepts none. The token is optional if security lacks accessToken. */
  readonly audience: readonly Audience[];
  /** Whether page scripts may send it through the browser's gateway. */
  readonly gateway: boolean;
  /** Changes nothing. */
  readonly safe: boolean;
  /** How a repeated request is handled; schemas/keywords/x-cairn-call.schema.json documents the values. */
  readonly idempotency: Idempotency;
  /** Folder below backend/ of its handler; null where the storefront answers it. */
  readonly feature: string | null;
  readonly rateLimit?: RateLimit;
  /** Longest body in bytes, where the operation takes files; each host has a limit for all others. */
  readonly bodyLimit?: number;
  /** Parts of the catalog that its response is made from, e.g. "product:{productId}". A page that is cached for many may send only operations with tags. */
  readonly cacheTags?: readonly string[];
  /** Codes of its error answers; those of a wrong method, type or size, which any call may have, are not among them. */
  readonly errors: readonly ErrorCode[];
}

/** Roles of an access token's customer. */
export const audiences = [${AUDIENCES.map((name) => `'${name}'`).join(', ')}] as const;
export type Audience = (typeof audiences)[number];
export type SecurityScheme = ${formatUnion(SECURITY_SCHEMES)};

export type OperationId = keyof OperationTypes;

type Present<Group> = [Exclude<Group, undefined>] extends [never] ? Record<never, never> : Exclude<Group, undefined>;
type GroupOf<Holder, Key extends string> = Holder extends { [Name in Key]?: infer Group } ? Present<Group> : Record<never, never>;
type JsonOf<Holder> = Holder extends { content: { 'application/json': infer Body } } ? Body : undefined;
type Success = 200 | 201 | 202 | 204;

/** What a call takes; query and params after their strings have become numbers, booleans and lists. */
export interface OperationRequest<Id extends OperationId> {
  readonly params: GroupOf<OperationTypes[Id]['parameters'], 'path'>;
  readonly query: GroupOf<OperationTypes[Id]['parameters'], 'query'>;
  readonly headers: GroupOf<OperationTypes[Id]['parameters'], 'header'>;
  readonly body: JsonOf<OperationTypes[Id] extends { requestBody: infer Body } ? Body : never>;
}

type Responses<Id extends OperationId> = OperationTypes[Id]['responses'];

/** What a call answers when it succeeds; undefined when the answer has no body. */
export type OperationResponse<Id extends OperationId> = {
  [Status in keyof Responses<Id> & Success]: JsonOf<Responses<Id>[Status]>;
}[keyof Responses<Id> & Success];

/** What a call answers when it fails. */
export type OperationFailure<Id extends OperationId> = {
  [Status in Exclude<keyof Responses<Id>, Success>]: JsonOf<Responses<Id>[Status]>;
}[Exclude<keyof Responses<Id>, Success>];
`;
