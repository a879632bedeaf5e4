import { request } from 'node:http';
import { plentifulSku } from '../shop/buy.ts';
import { sendRequest, type HttpResponse } from '../shop/http.ts';

export interface FloodTarget {
  readonly port: number;
  /** Address of an image of the home page, with another transformation. */
  readonly picture: (transformation: string) => string;
}

/** A client that sends far more than any visitor, from one address. */
export interface Flood {
  readonly name: string;
  /**
   * Sends the flood.
   * @returns the number of responses by status
   */
  run(target: FloodTarget): Promise<ReadonlyMap<number, number>>;
  /** Statuses of which at least one must appear, as proof of a limit. */
  readonly limits?: readonly number[];
}

const attacker = '127.66.6.6';
const MEGABYTE = 1024 * 1024;

async function countStatuses(responses: readonly Promise<Pick<HttpResponse, 'status'>>[]): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  for (const result of await Promise.allSettled(responses)) {
    const status = result.status === 'fulfilled' ? result.value.status : 0;
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  return counts;
}

/** Sends a body of a number of bytes as fast as it is accepted, until a response arrives or the connection ends. */
function sendBody(port: number, path: string, bytes: number): Promise<Pick<HttpResponse, 'status'>> {
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
    const received = new AbortController();
    const finish = (status: number): void => {
      received.abort();
      resolve({ status });
      outgoing.destroy();
    };
    const sendMore = (): void => {
      while (!received.signal.aborted && sent < bytes) {
        sent += chunk.length;
        if (!outgoing.write(chunk)) return void outgoing.once('drain', sendMore);
      }
      if (!received.signal.aborted) outgoing.end('{}');
    };
    outgoing.on('response', (response) => {
      response.resume();
      finish(response.statusCode ?? 0);
    });
    outgoing.on('error', () => finish(0));
    sendMore();
  });
}

/** Sends a number of concurrent requests until the seconds are over, or longer while an expected limit has not appeared. */
async function sendUntil(
  seconds: number,
  atOnce: number,
  send: (turn: number) => Promise<Pick<HttpResponse, 'status'>>,
  limit?: number,
): Promise<Map<number, number>> {
  const end = performance.now() + seconds * 1000;
  let turn = 0;
  const isMet = new AbortController();
  const shouldContinue = (): boolean => performance.now() < end || (limit !== undefined && !isMet.signal.aborted && turn < maxTurns);
  const responses: Promise<Pick<HttpResponse, 'status'>>[] = [];
  const sendOne = async (): Promise<void> => {
    while (shouldContinue()) {
      const response = send((turn += 1));
      responses.push(response);
      const settled = await response.catch(() => undefined);
      if (settled?.status === limit) isMet.abort();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendOne));
  return countStatuses(responses);
}

const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'x-cairn-request': '1', locale: 'en_US' };
const post = ({ port }: FloodTarget, path: string, body: object): Promise<HttpResponse> =>
  sendRequest(port, { method: 'POST', path, headers: json, body: JSON.stringify(body), from: attacker });

/** Sends the sign-in form like a browser. */
const signIn = ({ port }: FloodTarget, username: string, from: string): Promise<HttpResponse> =>
  sendRequest(port, {
    method: 'POST',
    path: '/en-us/account/sign-in?step=password',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ form: 'sign-in', username, password: 'Wrong-Pass-1' }).toString(),
    from,
    forgetsBody: true,
  });

/** Sends a thousand requests with limited concurrency. */
async function sendInTurns(count: number, send: (turn: number) => Promise<HttpResponse>): Promise<Map<number, number>> {
  let turn = 0;
  const responses: Promise<HttpResponse>[] = [];
  const sendOne = async (): Promise<void> => {
    while (turn < count) {
      const response = send((turn += 1));
      responses.push(response);
      await response.catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendOne));
  return countStatuses(responses);
}

const seconds = 15;
const atOnce = 20;
/** No limit allows more requests. */
const maxTurns = 2000;

export const floods: readonly Flood[] = [
  {
    name: '10 bodies of 450 MB to forms and reports',
    limits: [413],
    run: ({ port }) =>
      countStatuses(
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
    name: '230 pictures of different, expensive sizes',
    async run({ port, picture }) {
      const getCostliest = (index: number): string => `f_png,w_${3200 - index},h_${3200 - 2 * index},c_fill,q_100`;
      return countStatuses(
        Array.from({ length: 230 }, (_, index) =>
          sendRequest(port, { path: picture(getCostliest(index)), from: attacker, deadline: 120_000, forgetsBody: true }),
        ),
      );
    },
  },
  {
    name: 'new carts of new guests',
    limits: [429],
    run: (target) => sendUntil(seconds, atOnce, () => post(target, '/api/cart/v1/cartWithItem', { sku: plentifulSku, qty: 1 }), 429),
  },
  {
    name: 'newsletter sign-ups for one address',
    limits: [429],
    run: (target) =>
      sendUntil(seconds, atOnce, () => post(target, '/en-us/newsletter', { email: 'victim@shopper.example', optIn: true }), 429),
  },
  {
    name: 'newsletter sign-ups for many addresses',
    limits: [429],
    run: (target) =>
      sendUntil(seconds, atOnce, (turn) => post(target, '/en-us/newsletter', { email: `victim${turn}@shopper.example`, optIn: true }), 429),
  },
  {
    name: '1,000 passwords for one account, from 1,000 client addresses',
    limits: [403, 423],
    run: (target) =>
      sendInTurns(1000, (turn) => signIn(target, 'customer@tarnfell.example', `127.67.${Math.floor(turn / 250)}.${(turn % 250) + 1}`)),
  },
  {
    name: 'one password for each of 1,000 accounts, from one client address',
    limits: [429],
    run: (target) => sendInTurns(1000, (turn) => signIn(target, `victim${turn}@shopper.example`, attacker)),
  },
  {
    name: 'event reports of a page',
    run: (target) =>
      sendUntil(seconds, atOnce, (turn) =>
        post(target, '/fapi/api/validate-response/getCart', {
          data: { turn, text: 'x'.repeat(50_000) },
          status: 200,
          path: '/cart/v1/cart/{basketId}',
          method: 'GET',
          reportedBy: 'browser',
        }),
      ),
  },
  {
    name: 'reports of failed requests',
    run: (target) =>
      sendUntil(seconds, atOnce, () =>
        post(target, '/fapi/events', {
          path: '/en-us',
          events: Array.from({ length: 20 }, () => ({
            name: 'service-error',
            data: { level: 'error', message: 'x'.repeat(2000), operation: 'addItem' },
          })),
        }),
      ),
  },
];
