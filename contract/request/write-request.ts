import type { Operation } from '#generated/openapi/operations.ts';

type Group = Readonly<Record<string, unknown>>;

/** Values of a request before serialization. */
export interface RequestInput {
  readonly params?: Group;
  readonly query?: Group;
  readonly headers?: Group;
  readonly body?: unknown;
}

export interface RequestEnvelope {
  /** Headers of every request, sent if the operation declares them. */
  readonly context: Readonly<Record<string, string>>;
  readonly accessToken?: string | undefined;
  /** Replaces `parts.body`. */
  readonly text?: string | undefined;
  readonly contentType?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export interface WrittenRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** A list repeats its name. */
const toPairs = (group: Group = {}): [string, string][] =>
  Object.entries(group).flatMap(([name, value]) =>
    [value].flat().flatMap((one): [string, string][] => (one === undefined ? [] : [[name, toText(one)]])),
  );

type Described = Pick<Operation, 'method' | 'path' | 'headers' | 'security'>;

/** Context headers that the operation declares, including the access key. */
const getContextHeaders = ({ headers, security }: Described, context: RequestEnvelope['context']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(context).filter(([name]) => headers.includes(name) || (name === 'x-access-key' && security.includes('accessKey'))),
  );

/** Serializes an operation's request. */
export function writeRequest(
  operation: Described,
  { params = {}, query, headers: own, body }: RequestInput,
  { context, accessToken, text, contentType = 'application/json', headers }: RequestEnvelope,
): WrittenRequest {
  const path = operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(toText(params[name] ?? '')));
  const search = new URLSearchParams(toPairs(query)).toString();
  const sent = text ?? (body === undefined ? undefined : JSON.stringify(body));
  return {
    method: operation.method,
    target: search === '' ? path : `${path}?${search}`,
    headers: {
      ...getContextHeaders(operation, context),
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
      ...(sent !== undefined && { 'content-type': contentType }),
      ...Object.fromEntries(toPairs(own)),
      ...headers,
    },
    ...(sent !== undefined && { body: sent }),
  };
}
