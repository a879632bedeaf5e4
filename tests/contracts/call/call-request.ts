import type { Operation } from '#generated/openapi/operations.ts';
import type { Sent } from './call-script.ts';

export const correlationId = '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20';

/** The headers that say who asks, and from which shop. */
const context: Readonly<Record<string, string>> = {
  channel: 'ECOMM',
  brand: 'TARNFELL',
  siteid: 'TARNFELL-US',
  locale: 'en_US',
  region: 'NORA',
  source: 'ECOM15',
  clientapp: 'contract-suite',
  'x-access-key': 'local-access-key',
  'x-transaction-id': '5f0c2f6e-1d3b-4a7e-9a53-0f6f2f1d9c11',
  'x-usid': '3d1c6b1e-usid',
};

export interface Envelope {
  readonly accessToken?: string | undefined;
  /** In place of a body made of Sent. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A list has its name repeated. */
const written = (group: Readonly<Record<string, unknown>> = {}): [string, string][] =>
  Object.entries(group).flatMap(([name, value]) =>
    [value]
      .flat()
      .flatMap((one): [string, string][] => (one === undefined ? [] : [[name, typeof one === 'string' ? one : JSON.stringify(one)]])),
  );

function fillPath({ path }: Operation, params: Sent['params'] = {}): string {
  return path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

/** The call as it goes over the wire. */
export function writeRequest(operation: Operation, sent: Sent, { accessToken, text, headers }: Envelope = {}): Request {
  const url = new URL(fillPath(operation, sent.params), 'http://backend.local');
  for (const [name, value] of written(sent.query)) url.searchParams.append(name, value);
  const carried = written(context).filter(([name]) => operation.headers.includes(name));
  const body = text ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body));
  return new Request(url, {
    method: operation.method,
    headers: {
      'x-correlation-id': correlationId,
      ...Object.fromEntries(carried),
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...Object.fromEntries(written(sent.headers)),
      ...headers,
    },
    ...(body !== undefined && { body }),
  });
}

/** The same with other ids. */
export function exchangeIds(sent: Sent, ids: ReadonlyMap<string, string>): Sent {
  let text = JSON.stringify(sent);
  for (const [id, other] of ids) text = text.replaceAll(id, other);
  return JSON.parse(text) as Sent;
}
