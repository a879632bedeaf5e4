import { toKebabCase } from '../codegen/openapi/api-calls.ts';
import type { ApiArea, ApiOperation } from '../codegen/openapi/api.ts';
import { isObject, getObject, toPascalCase, resolvePointer, type Json, type JsonObject } from '../codegen/json.ts';
import { isOwnParameter } from '../codegen/openapi/own-parameters.ts';

/** Data of a call for the templates: its row of the operation table, its names, and the examples of its contract. */
export interface CallDescription {
  /** e.g. "getReviews". */
  readonly operationId: string;
  /** e.g. "GetReviews". */
  readonly pascal: string;
  /** e.g. "get-reviews": the name of the files. */
  readonly kebab: string;
  /** Folder below backend/, e.g. "cart/lines". */
  readonly feature: string;
  readonly summary: string;
  /** True if the call requires an access token. */
  readonly needsToken: boolean;
  readonly examples: {
    readonly params: JsonObject;
    /** Required query parameters. */
    readonly query: JsonObject;
    readonly headers: JsonObject;
    readonly body: Json | undefined;
    readonly status: number;
    /** Undefined if a success has no body. */
    readonly response: Json | undefined;
  };
}

/** @throws Error if the contract has no such operation, or the storefront handles it. */
export function describeCall(areas: readonly ApiArea[], operationId: string): CallDescription {
  for (const area of areas) {
    const operation = area.operations.find((other) => other.operationId === operationId);
    if (operation === undefined) continue;
    if (operation.feature === null) throw new Error(`${operationId} is not an operation of the backend.`);
    return describe(area, operation, operation.feature);
  }
  throw new Error(`"${operationId}" is not an operation of the contract: describe it in schemas/openapi/, then run \`npm run codegen\`.`);
}

function describe(area: ApiArea, operation: ApiOperation, feature: string): CallDescription {
  const { operationId, security, summary } = operation;
  return {
    operationId,
    pascal: toPascalCase(operationId),
    kebab: toKebabCase(operationId),
    feature,
    summary,
    needsToken: security.includes('accessToken'),
    examples: readExamples(area, operation),
  };
}

function readExamples(area: ApiArea, { path, method }: ApiOperation): CallDescription['examples'] {
  const item = getObject(getObject(area.document, 'paths'), path);
  const source = getObject(item, method.toLowerCase());
  const parameters = [item.parameters, source.parameters]
    .flatMap((list) => (Array.isArray(list) ? list : []))
    .map((entry) => resolveLocalRef(area, entry));
  const getExampleValues = (location: 'path' | 'query' | 'header'): JsonObject =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === location && (location !== 'query' || parameter.required === true))
        .map(({ name, example = '' }) => [typeof name === 'string' ? name : '', example] as const)
        .map(([name, example]) => [location === 'header' ? name.toLowerCase() : name, example] as const)
        .filter(([name]) => isOwnParameter({ name, in: location })),
    );
  const [status = '200', response = {}] = Object.entries(getObject(source, 'responses')).find(([code]) => code.startsWith('2')) ?? [];
  return {
    params: getExampleValues('path'),
    query: getExampleValues('query'),
    headers: getExampleValues('header'),
    body: getExample(resolveLocalRef(area, source.requestBody ?? {})),
    status: Number(status),
    response: getExample(resolveLocalRef(area, response)),
  };
}

function getExample(holder: JsonObject): Json | undefined {
  return getObject(getObject(holder, 'content'), 'application/json').example;
}

function resolveLocalRef({ document }: ApiArea, node: Json): JsonObject {
  const target = isObject(node) && typeof node.$ref === 'string' ? resolvePointer(document, node.$ref.slice(1)) : node;
  return isObject(target) ? target : {};
}
