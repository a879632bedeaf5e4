import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as bodyOf } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { MailRejectedError, type SmsPort, type TextMessage } from '#backend/mail/mail.ts';
import { createHttpSms } from './http-sms.ts';

const message: TextMessage = {
  id: '5f0f8f5e-6f2b-4a63-9d7e-2f2f3a8d0c11',
  brand: 'solvane',
  recipient: '+4915112345678',
  locale: 'de-de',
  text: 'Solvane: Bitte bestätige, dass du unsere SMS erhalten möchtest: https://solvane.example/x',
};

const opened: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close();
});

interface Taken {
  readonly request: IncomingMessage;
  readonly body: string;
}

type Respond = (response: ServerResponse, count: number) => void;

/** Starts a service that receives messages, and a sender for it. */
async function start(respond: Respond, token?: string): Promise<{ readonly send: SmsPort; readonly taken: readonly Taken[] }> {
  const taken: Taken[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => respond(response, taken.push({ request, body })));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  opened.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return { send: createHttpSms({ url: `http://127.0.0.1:${port}/messages`, token, timeoutMs: 300 }), taken };
}

const createStatus =
  (code: number, body = ''): Respond =>
  (response) =>
    response.writeHead(code).end(body);

const readFailure = (sending: Promise<void>): Promise<unknown> => sending.catch((error: unknown) => error);

describe('createHttpSms', () => {
  it('posts a message as JSON, with the token and a key of its own', async () => {
    const { send, taken } = await start(createStatus(202), 'secret');
    await send(message);
    const [{ request, body }] = taken as [Taken];
    const { recipient, ...rest } = message;
    expect(JSON.parse(body)).toEqual({ ...rest, to: recipient });
    expect([request.method, request.url]).toEqual(['POST', '/messages']);
    expect(request.headers).toMatchObject({
      authorization: 'Bearer secret',
      'content-type': 'application/json',
      'idempotency-key': message.id,
    });
  });

  it('uses the same key for each attempt, so that a repeat is recognized', async () => {
    const { send, taken } = await start((response, count) => createStatus(count === 1 ? 500 : 200)(response, count));
    expect(await readFailure(send(message))).toBeInstanceOf(Error);
    await send(message);
    expect(taken.map(({ request }) => request.headers['idempotency-key'])).toEqual([message.id, message.id]);
    expect(taken[0]?.request.headers.authorization).toBeUndefined();
  });

  it('resolves with the status and does not wait for the rest of the response', async () => {
    const { send } = await start((response) => response.writeHead(200).write('{"id":'));
    await expect(send(message)).resolves.toBeUndefined();
  });

  it.each([400, 422])('reports status %i as a permanent failure with its reason', async (code) => {
    const { send } = await start(createStatus(code, 'no such number'));
    const failure = await readFailure(send(message));
    expect(failure).toBeInstanceOf(MailRejectedError);
    expect((failure as Error).message).toBe(`${code} no such number`);
  });

  it.each<[string, Respond]>([
    ['the service fails', createStatus(500, 'x'.repeat(100_000))],
    ['the service is overloaded', createStatus(429)],
    ['an earlier attempt is in progress', createStatus(409)],
    ['authentication fails', createStatus(401)],
    ['the service redirects', (response) => response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end()],
    ['the service is too slow', () => undefined],
    ['the service closes the connection', (response) => response.destroy()],
  ])('is retried if %s', async (_, respond) => {
    const { send, taken } = await start(respond);
    const failure = await readFailure(send(message));
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(MailRejectedError);
    expect((failure as Error).message.length).toBeLessThan(500);
    expect(taken).toHaveLength(1);
  });

  it('retries if there is no response', async () => {
    const failure = await readFailure(createHttpSms({ url: 'http://127.0.0.1:1', token: undefined })(message));
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(MailRejectedError);
  });
});

it.each([
  ['http://sms.example', /SMS_URL: .*https/],
  ['https://user:pass@sms.example', /SMS_URL: .*SMS_TOKEN/],
])('createHttpSms rejects the SMS service %s', (url, fault) => {
  expect(() => createHttpSms({ url, token: 'secret' })).toThrow(fault);
});
