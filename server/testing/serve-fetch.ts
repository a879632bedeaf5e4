import type { RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Serves a fetch handler over HTTP, without the limits and headers of a server. */
export function serveFetch(fetch: (request: Request) => Promise<Response>): RequestListener {
  return (incoming, outgoing) => {
    void respond().catch(() => outgoing.destroy());

    async function respond(): Promise<void> {
      const { method = 'GET', headers, url = '/' } = incoming;
      const body = await buffer(incoming);
      const given = Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
      const request = new Request(`http://${headers.host}${url}`, { method, headers: given, ...(body.length > 0 && { body }) });
      const response = await fetch(request);
      outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(await response.text());
    }
  };
}
