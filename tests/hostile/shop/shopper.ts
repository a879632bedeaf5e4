import type { OutgoingHttpHeaders } from 'node:http';
import { parseSetCookie } from 'cookie';
import type { ShopProcess } from './host.ts';
import type { HttpResponse, Sent } from './http.ts';

/** A visitor with a browser's cookies and their own address. */
export interface Shopper {
  readonly from: string;
  readonly cookies: ReadonlyMap<string, string>;
  /** Requests a page or sends a form like a browser. */
  send(sent: Sent): Promise<HttpResponse>;
  /** Sends a request like a page's script; rejects unless it succeeds. */
  read<Body>(method: string, path: string, body?: unknown): Promise<Body>;
  /** The same, with any status. */
  call(method: string, path: string, body?: unknown, headers?: OutgoingHttpHeaders): Promise<HttpResponse>;
}

/** Status when a busy machine was too slow. The request is retried. */
export const STATUS_BUSY = 504;
export const MAX_ATTEMPTS = 4;

let created = 0;

/** 127.9.0.1, 127.9.0.2 …: unique for each visitor of a run. */
function getNextAddress(): string {
  created += 1;
  return `127.9.${(created >> 8) & 255}.${created & 255}`;
}

export function createShopper(shopProcess: ShopProcess, from = getNextAddress()): Shopper {
  const cookies = new Map<string, string>();

  async function sendWithCookies(sent: Sent): Promise<HttpResponse> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await shopProcess.send({ from, ...sent, headers: { ...(cookie && { cookie }), ...sent.headers } });
    for (const written of response.headers['set-cookie'] ?? []) {
      const { name, value, maxAge } = parseSetCookie(written);
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, encodeURIComponent(value ?? ''));
    }
    return response;
  }

  const call: Shopper['call'] = (method, path, body, headers) =>
    sendWithCookies({
      method,
      path: `/api${path}`,
      headers: { 'x-cairn-request': '1', 'content-type': 'application/json', locale: 'en_US', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  return {
    from,
    cookies,
    send: sendWithCookies,
    call,
    async read<Body>(method: string, path: string, body?: unknown) {
      let response = await call(method, path, body);
      for (let time = 1; response.status === STATUS_BUSY && time < MAX_ATTEMPTS; time += 1) response = await call(method, path, body);
      if (response.status > 299) throw new Error(`${method} ${path} responded with ${response.status}: ${response.body.slice(0, 400)}`);
      return JSON.parse(response.body) as Body;
    },
  };
}
