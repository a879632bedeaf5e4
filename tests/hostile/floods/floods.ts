import { request } from 'node:http';
import type { Host } from '../shop/host.ts';
import { ask, type Answer } from '../shop/http.ts';

/** Somebody who sends far more than any visitor, from one address. */
export interface Flood {
  readonly name: string;
  /** Sends it all; answers how often each status was answered. */
  run(host: Host): Promise<ReadonlyMap<number, number>>;
  /** Whether the answers must show a limit. */
  readonly limits?: readonly number[];
}

const attacker = '127.66.6.6';
const MEGABYTE = 1024 * 1024;

async function tally(answers: readonly Promise<Pick<Answer, 'status'>>[]): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  for (const result of await Promise.allSettled(answers)) {
    const status = result.status === 'fulfilled' ? result.value.status : 0;
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  return counts;
}

/** A body of so many bytes, as fast as it is taken, until an answer comes or the connection ends. */
function sendBody(port: number, path: string, bytes: number): Promise<Pick<Answer, 'status'>> {
  return new Promise((resolve) => {
    const headers = {
      host: `localhost:${port}`,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-cairn-request': '1',
    };
    const outgoing = request({ host: '127.0.0.1', port, method: 'POST', path, headers, localAddress: attacker, agent: false });
    const chunk = Buffer.alloc(MEGABYTE, ' ');
    let sent = 0;
    const answered = new AbortController();
    const finish = (status: number): void => {
      answered.abort();
      resolve({ status });
      outgoing.destroy();
    };
    const more = (): void => {
      while (!answered.signal.aborted && sent < bytes) {
        sent += chunk.length;
        if (!outgoing.write(chunk)) return void outgoing.once('drain', more);
      }
      if (!answered.signal.aborted) outgoing.end('{}');
    };
    outgoing.on('response', (response) => {
      response.resume();
      finish(response.statusCode ?? 0);
    });
    outgoing.on('error', () => finish(0));
    more();
  });
}

/** So many at a time until the seconds are over. */
async function hammer(
  seconds: number,
  atOnce: number,
  send: (turn: number) => Promise<Pick<Answer, 'status'>>,
): Promise<Map<number, number>> {
  const end = performance.now() + seconds * 1000;
  const answers: Promise<Pick<Answer, 'status'>>[] = [];
  let turn = 0;
  const one = async (): Promise<void> => {
    while (performance.now() < end) {
      const answer = send((turn += 1));
      answers.push(answer);
      await answer.catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return tally(answers);
}

const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'x-cairn-request': '1', locale: 'en_US' };
const post = ({ port }: Host, path: string, body: object): Promise<Answer> =>
  ask(port, { method: 'POST', path, headers: json, body: JSON.stringify(body), from: attacker });

const seconds = 15;
const atOnce = 20;

export const floods: readonly Flood[] = [
  {
    name: '10 bodies of 450 MB to forms and reports',
    limits: [413],
    run: ({ port }) =>
      tally(
        Array.from({ length: 10 }, (_, index) =>
          sendBody(
            port,
            ['/en-us/newsletter', '/fapi/events', '/fapi/performance/ingest', '/fapi/api/validate-response/getCart'][index % 4] ?? '/',
            450 * MEGABYTE,
          ),
        ),
      ),
  },
  {
    name: '230 pictures, each of another size, at their dearest',
    run: ({ port }) =>
      tally(
        Array.from({ length: 230 }, (_, index) => {
          const path = `/media/cairn/image/upload/f_png,w_${3200 - index},h_${3200 - 2 * index},c_fill,q_100/scenes/ridge.jpg`;
          return ask(port, { path, from: attacker, deadline: 120_000 });
        }),
      ),
  },
  {
    name: 'new carts, each of a new guest',
    limits: [429],
    run: (host) => hammer(seconds, atOnce, () => post(host, '/api/cart/v1/cartWithItem', { sku: 'TARNFELL:TFKES01M:G4S:M::1:', qty: 1 })),
  },
  {
    name: 'newsletters to one address',
    limits: [429],
    run: (host) => hammer(seconds, atOnce, () => post(host, '/en-us/newsletter', { email: 'victim@shopper.example', optIn: true })),
  },
  {
    name: 'newsletters to many addresses',
    limits: [429],
    run: (host) =>
      hammer(seconds, atOnce, (turn) => post(host, '/en-us/newsletter', { email: `victim${turn}@shopper.example`, optIn: true })),
  },
  {
    name: 'reports of a page that want to be logged',
    run: (host) =>
      hammer(seconds, atOnce, (turn) =>
        post(host, '/fapi/api/validate-response/getCart', {
          data: { turn, text: 'x'.repeat(50_000) },
          error: 'x'.repeat(1000),
          path: '/cart',
          method: 'GET',
        }),
      ),
  },
  {
    name: 'failed calls that a page tells of',
    run: (host) =>
      hammer(seconds, atOnce, () =>
        post(host, '/fapi/events', {
          path: '/en-us',
          events: Array.from({ length: 100 }, () => ({
            name: 'service-error',
            data: { level: 'error', message: 'x'.repeat(2000), operation: 'addItem' },
          })),
        }),
      ),
  },
];
