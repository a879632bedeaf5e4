import type { Operation } from '#generated/openapi/operations.ts';
import { operationValidators, type OperationValidators } from '#generated/openapi/validators.ts';
import type { ValidationError, Validator } from '#generated/validator.ts';
import { createBadRequestError, CallError } from './call-error.ts';
import type { AcceptedBody } from './handler.ts';
import { findIllFormed } from '#validation/text/ill-formed.ts';

/** Default limit of bodies in bytes. */
export const maxBodySize = 1_048_576;

/** Maximum number of faults in a response. */
const MAX_FAULTS = 100;

/** The raw parts of a call. */
export interface RequestInput {
  readonly params: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly headers: Record<string, unknown>;
  readonly body: unknown;
  /** The raw body; absent unless its handler reads it. */
  readonly text?: string;
}

export interface ReadRequest extends RequestInput {
  readonly notes: readonly string[];
}

/** E.g. "query.limit: must be integer", "body/events/0: must have …". */
function formatFault(part: string, error: ValidationError): string {
  const { allowedValues, additionalProperty, tag } = error.params;
  const instancePath = error.keyword === 'discriminator' ? `${error.instancePath}/${String(tag)}` : error.instancePath;
  const place = part === 'body' ? `body${instancePath}` : `${part}${instancePath.replaceAll('/', '.')}`;
  const extra =
    error.keyword === 'enum'
      ? `: ${String(allowedValues).replaceAll(',', ', ')}`
      : error.keyword === 'additionalProperties'
        ? `: ${JSON.stringify(additionalProperty)}`
        : '';
  return `${place}: ${error.message ?? 'does not keep to its schema'}${extra}`;
}

function check(part: string, validate: Validator<unknown> | undefined, value: unknown): string[] {
  if (!validate || validate(value)) return [];
  return (validate.errors ?? []).map((error) => formatFault(part, error));
}

function readQuery(operation: Operation, url: URL): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const { name, list } of operation.queryParams) {
    const values = url.searchParams.getAll(name);
    if (values.length > 0) query[name] = list ? values : values[values.length - 1];
  }
  return query;
}

function readHeaders(operation: Operation, request: Request): Record<string, unknown> {
  const found = operation.headers.map((name) => [name, request.headers.get(name)] as const);
  return Object.fromEntries(found.filter(([, value]) => value !== null));
}

const createTooLargeError = (limit: number): CallError => new CallError(413, 'API413', [`body: must be at most ${limit} bytes`]);

/** Reads the body up to the limit in bytes, even if Content-Length claims less. */
async function readText(request: Request, limit: number): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw createTooLargeError(limit);
  if (!request.body) return '';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > limit) throw createTooLargeError(limit);
    text += decodeChunk(decoder, chunk, true);
  }
  return text + decodeChunk(decoder, undefined, false);
}

function decodeChunk(decoder: TextDecoder, chunk: Uint8Array | undefined, stream: boolean): string {
  try {
    return decoder.decode(chunk, { stream });
  } catch {
    throw createBadRequestError(['body: must be UTF-8']);
  }
}

interface ReadBody {
  readonly text: string;
  readonly body: unknown;
}

async function readBody(operation: Operation, request: Request, required: boolean): Promise<ReadBody> {
  if (operation.contentTypes.length === 0) return { text: '', body: undefined };
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (request.body && !operation.contentTypes.some((known) => known === type)) {
    throw new CallError(415, 'API415', [`The body must be ${operation.contentTypes.join(' or ')}, not ${type ?? 'without a type'}.`]);
  }
  const text = await readText(request, operation.bodyLimit ?? maxBodySize);
  if (text.trim() === '') {
    if (required) throw createBadRequestError(['body: is required']);
    return { text, body: undefined };
  }
  try {
    return { text, body: JSON.parse(text) as unknown };
  } catch (error) {
    throw createBadRequestError([`body: must be JSON (${error instanceof Error ? error.message : 'it cannot be parsed'})`]);
  }
}

export interface RequestSource {
  readonly operation: Operation;
  readonly request: Request;
  readonly url: URL;
  readonly params: Readonly<Record<string, string>>;
  /** See Handler.readsText. */
  readonly readsText?: boolean | undefined;
}

/** @throws CallError for an unreadable body */
export async function readInput({ operation, request, url, params, readsText }: RequestSource): Promise<RequestInput> {
  const { bodyRequired } = operationValidators[operation.operationId];
  const { text, body } = await readBody(operation, request, bodyRequired);
  return {
    params: { ...params },
    query: readQuery(operation, url),
    headers: readHeaders(operation, request),
    body,
    ...(readsText && { text }),
  };
}

/**
 * Converts strings to the types of the contract and adds its defaults, in place.
 * @throws CallError with every fault
 * @param accept See Handler.accept
 */
export function validateRequest(
  { request: validators }: Pick<OperationValidators, 'request'>,
  { params, query, headers, body, text }: RequestInput,
  accept: ((body: unknown, validate: Validator<unknown>) => AcceptedBody | null) | undefined,
): ReadRequest {
  const illFormed = [...findIllFormed(params, 'path'), ...findIllFormed(query, 'query'), ...findIllFormed(body, 'body')];
  if (illFormed.length > 0) throw createBadRequestError(illFormed.slice(0, MAX_FAULTS));
  const faults = [
    ...check('path', validators.params, params),
    ...check('query', validators.query, query),
    ...check('header', validators.headers, headers),
    // Strings have become numbers, and infinite numbers pass the rules of the schema.
    ...findIllFormed(params, 'path'),
    ...findIllFormed(query, 'query'),
    ...findIllFormed(headers, 'header'),
  ];
  const bodyFaults = body === undefined ? [] : check('body', validators.body, body);
  const admitted = bodyFaults.length > 0 && validators.body ? accept?.(body, validators.body) : undefined;
  const all = admitted ? faults : [...faults, ...bodyFaults];
  if (all.length > 0) throw createBadRequestError(all.slice(0, MAX_FAULTS));
  const sent = text === undefined ? {} : { text };
  return { params, query, headers, body: admitted ? admitted.body : body, ...sent, notes: admitted?.notes ?? [] };
}
