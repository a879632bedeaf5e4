import { Agent, type IncomingHttpHeaders } from 'node:http';
import { parseSetCookie } from 'cookie';
import { operations } from '#generated/openapi/operations.ts';
import { createReport } from '#storefront/contract-mode/make-report.ts';
import { sendRequest, type HttpResponse } from '#tests/hostile/shop/http.ts';
import { createOperationMatcher } from '#validation/operations/operation-matcher.ts';
import { site } from './site.ts';

/** One shopper on a keep-alive connection; sends one request at a time. */
export interface Client {
  send(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<string>;
  /** Continues as a new guest. */
  renew(): Promise<void>;
}

export interface Sent {
  readonly call: string;
  readonly headers: IncomingHttpHeaders;
  readonly milliseconds: number;
}

export type OpenClient = (place: number, hear?: (sent: Sent) => void) => Promise<Client>;

/** Clients need different addresses: requests of one address are queued. */
const getAddress = (place: number): string => `127.10.0.${place + 1}`;
/** Replaces ids in a path, which do not matter here. */
const getCallName = (method: string, path: string): string =>
  `${method} ${(path.split('?')[0] ?? '').replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '{id}')}`;

function createSender(port: number, place: number, hear?: (sent: Sent) => void) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return async (method: string, path: string, body: unknown, own: Readonly<Record<string, string>>) => {
    const headers = { accept: 'application/json', ...own, ...(body !== undefined && { 'content-type': 'application/json' }) };
    const text = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await sendRequest(port, { method, path, headers, from: getAddress(place), ...text }, agent);
    if (response.status > 299) throw new Error(`${method} ${path} responded with ${response.status}: ${response.body.slice(0, 300)}`);
    hear?.({ call: getCallName(method, path), headers: response.headers, milliseconds: response.milliseconds });
    return response;
  };
}

/** Client of a server that takes the access token, as the storefront passes it to the backend. */
export const createTokenClient =
  (port: number): OpenClient =>
  async (place, hear) => {
    const sender = createSender(port, place, hear);
    const context = { siteid: site, locale: 'en_US' };
    let authorization = '';
    const renew = async (): Promise<void> => {
      const { body } = await sender('POST', '/token/v2/auth/token', { type: 'Guest' }, context);
      authorization = `Bearer ${(JSON.parse(body) as { readonly accessToken: string }).accessToken}`;
    };
    await renew();
    return {
      renew,
      send: async (method, path, body, own) => (await sender(method, path, body, { ...context, authorization, ...own })).body,
    };
  };

/**
 * Client of the shop's gateway, which stores tokens in cookies and obtains them itself.
 * @param share of the responses that the client reports, as a page in contract mode does
 */
export const createGatewayClient =
  (port: number, share = 0): OpenClient =>
  async (place, hear) => {
    const sender = createSender(port, place, hear);
    const cookies = new Map<string, string>();
    let due = place * share;
    return {
      renew: async () => cookies.clear(),
      async send(method, path, body, own) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const page = { locale: 'en_US', 'x-cairn-request': '1', ...(cookie && { cookie }) };
        const response = await sender(method, `/api${path}`, body, { ...page, ...own });
        for (const written of response.headers['set-cookie'] ?? []) {
          const { name, value, maxAge } = parseSetCookie(written);
          if (maxAge === 0) cookies.delete(name);
          else cookies.set(name, encodeURIComponent(value ?? ''));
        }
        due += share;
        if (due >= 1) {
          due -= 1;
          const { contract, report } = recordDrift(method, path, response);
          await sender('POST', `/fapi/api/validate-response/${contract}`, report, page);
        }
        return response.body;
      },
    };
  };

const match = createOperationMatcher(operations);

function recordDrift(method: string, path: string, { status, headers, body }: Pick<HttpResponse, 'status' | 'headers' | 'body'>) {
  const found = match(method, path.split('?')[0] ?? '');
  if (!found || !('operation' in found)) throw new Error(`${method} ${path} is not in the contract`);
  const { operationId } = found.operation;
  const received = {
    call: found.operation,
    status,
    headers: new Headers(headers as Record<string, string>),
    text: body,
  };
  return { contract: operationId, report: createReport(received) };
}
