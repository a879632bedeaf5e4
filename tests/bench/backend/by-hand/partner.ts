import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** The payment partner over keep-alive connections. Its responses are not validated. */
export interface Partner {
  send<Result>(path: string, body: object): Promise<Result>;
}

export function createPartner(origin: string, key: string): Partner {
  const agent = new Agent({ keepAlive: true });
  return {
    send: (path, body) =>
      new Promise((resolve, reject) => {
        const sent = JSON.stringify(body);
        const headers = { 'x-partners-key': key, 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) };
        const requested = request(`${origin}${path}`, { method: 'POST', agent, headers }, (response) => {
          const read = async () => {
            const body = await text(response);
            if ((response.statusCode ?? 500) > 299) throw new Error(`the partner responded with ${response.statusCode}: ${body}`);
            return JSON.parse(body);
          };
          read().then(resolve, reject);
        });
        requested.on('error', reject).end(sent);
      }),
  };
}
