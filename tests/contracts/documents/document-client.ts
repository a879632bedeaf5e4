import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { escapeStep, unescapeStep } from '#contract/document/json-pointer.ts';
import type { Json, JsonObject } from '#contract/document/json.ts';

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly example: string | number | boolean;
}

interface Described {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly security: readonly JsonObject[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example: Json }>> };
  readonly responses: JsonObject;
}

interface RequestInput {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Replaces the document's example. */
  readonly body?: Json;
  readonly token?: string;
}

export interface ReadResponse {
  readonly status: number;
  readonly body: Json;
}

/**
 * Creates a client from an OpenAPI document alone: it reads addresses, security schemes and examples there, and validates every response
 * with the document's schema.
 */
export function createDocumentClient(document: JsonObject, fetch: (request: Request) => Promise<Response>, accessKey: string) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  for (const format of ['link', 'html', 'media-url', 'color']) ajv.addFormat(format, true);
  ajv.addSchema({ ...document, $id: 'document' });

  const getJson = (pointer: string): Json =>
    pointer
      .split('/')
      .slice(1)
      .reduce<Json>((node, step) => (node as JsonObject)[unescapeStep(step)] as Json, document);
  /** Resolves a $ref, with the pointer of its target. */
  const resolve = (pointer: string): { readonly pointer: string; readonly value: JsonObject } => {
    const value = getJson(pointer) as JsonObject;
    return typeof value.$ref === 'string' ? resolve(value.$ref.slice(1)) : { pointer, value };
  };
  const step = (name: string): string => `/${escapeStep(name)}`;

  const calls = new Map<string, { readonly path: string; readonly method: string; readonly pointer: string; readonly call: Described }>();
  for (const [path, item] of Object.entries(getJson('/paths') as Readonly<Record<string, JsonObject>>)) {
    for (const method of Object.keys(item)) {
      const pointer = `/paths${step(path)}/${method}`;
      const source = getJson(pointer) as unknown as Described;
      const parameters = source.parameters.map((_, index) => resolve(`${pointer}/parameters/${index}`).value as unknown as Parameter);
      calls.set(source.operationId, { path, method: method.toUpperCase(), pointer, call: { ...source, parameters } });
    }
  }

  /** Sends a request: a missing required value comes from the document's example or a context header. */
  return async (operationId: string, requested: RequestInput = {}): Promise<ReadResponse> => {
    const found = calls.get(operationId);
    if (!found) throw new Error(`The document has no operation ${operationId}.`);
    const { path, method, pointer, call } = found;
    const url = new URL(
      `http://shop.example${path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(getValue(call, name, requested)))}`,
    );
    const headers = new Headers();
    for (const { name, in: place, required, example } of call.parameters) {
      const given = requested.query?.[name] ?? (required ? String(example) : undefined);
      if (place === 'query' && given !== undefined) url.searchParams.append(name, given);
      if (place === 'header') headers.set(name, String(example));
    }
    const schemes = new Set(call.security.flatMap((alternative) => Object.keys(alternative)));
    if (schemes.has('accessKey')) headers.set(resolve('/components/securitySchemes/accessKey').value.name as string, accessKey);
    if (schemes.has('accessToken') && requested.token !== undefined) headers.set('authorization', `Bearer ${requested.token}`);
    const [type, content] = Object.entries(call.requestBody?.content ?? {})[0] ?? [];
    if (type !== undefined) headers.set('content-type', type);
    const body = content && JSON.stringify(requested.body ?? content.example);
    const response = await fetch(new Request(url, { method, headers, ...(body !== undefined && { body }) }));
    const received = await response.text();
    if (response.status === 204 && received === '' && '204' in (getJson(`${pointer}/responses`) as JsonObject))
      return { status: 204, body: null };
    return {
      status: response.status,
      body: checkResponse(JSON.parse(received) as Json, response.status, `${pointer}/responses`, operationId),
    };
  };

  function checkResponse(body: Json, status: number, pointer: string, operationId: string): Json {
    if (!(String(status) in (getJson(pointer) as JsonObject)))
      throw new Error(`${operationId} must not respond with ${status}: ${JSON.stringify(body)}`);
    const place = resolve(`${pointer}/${status}`).pointer;
    const validate = ajv.compile({ $ref: `document#${encodeURI(`${place}/content/application~1json/schema`)}` });
    if (!validate(body)) throw new Error(`The response of ${operationId} does not match the document: ${ajv.errorsText(validate.errors)}`);
    return body;
  }
}

function getValue({ parameters }: Described, name: string, { path }: RequestInput): string {
  return path?.[name] ?? String(parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)?.example ?? '');
}
