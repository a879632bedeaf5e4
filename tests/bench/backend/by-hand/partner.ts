import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** The payment partner over keep-alive connections. Its responses are not validated. */
export interface Partner {
  ask<Answer>(path: string, body: object): Promise<Answer>;
}

export function createPartner(origin: string, key: string): Partner {
  const agent = new Agent({ keepAlive: true });
  return {
    ask: (path, body) =>
      new Promise((resolve, reject) => {
        const sent = JSON.stringify(body);
        const headers = { 'x-partners-key': key, 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) };
        const asked = request(`${origin}${path}`, { method: 'POST', agent, headers }, (answer) => {
          const read = async () => {
            const told = await text(answer);
            if ((answer.statusCode ?? 500) > 299) throw new Error(`the partner responded with ${answer.statusCode}: ${told}`);
            return JSON.parse(told);
          };
          read().then(resolve, reject);
        });
        asked.on('error', reject).end(sent);
      }),
  };
}
