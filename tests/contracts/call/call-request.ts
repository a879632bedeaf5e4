import { writeRequest as write } from '#contract/request/write-request.ts';
import type { Operation } from '#generated/openapi/operations.ts';
import type { Sent } from './call-script.ts';

export const correlationId = '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20';

/** Headers that identify the client and its shop. */
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
  /** Replaces the body of Sent. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Creates the HTTP request. */
export function writeRequest(operation: Operation, sent: Sent, { accessToken, text, headers }: Envelope = {}): Request {
  const own = { 'x-correlation-id': correlationId, ...headers };
  const { target, ...request } = write(operation, sent, { context, accessToken, text, headers: own });
  return new Request(new URL(target, 'http://backend.local'), request);
}

/** The same request with other ids. */
export function exchangeIds(sent: Sent, ids: ReadonlyMap<string, string>): Sent {
  let text = JSON.stringify(sent);
  for (const [id, other] of ids) text = text.replaceAll(id, other);
  return JSON.parse(text) as Sent;
}
