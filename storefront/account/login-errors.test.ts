import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { screen } from '../screens/account/sign-in/screen.ts';
import { createAccountRequest, createFormData } from './testing/account-shop.ts';

/** Codes of the contract that other commerce origins return, but this repository's backend does not. */
const codes = ['AUT418', 'AUT439', 'AUT440', 'AUT441', 'AUT442', 'AUT443', 'AUT444'];
const credentials = { form: 'sign-in', username: 'robin@example.com', password: 'Sunny-Trail-7' };
const signInPath = '/consumers-v3/auth/signin';
const tokenPath = '/token/v2/auth/token';

/** The path that the stub origin rejects, and the error code. */
let rejected: { readonly path: string; readonly errorId: string };
let requests: string[] = [];

/** A commerce origin over HTTP that issues sign-in codes and rejects one path. */
const origin = createServer((request, response) => {
  const path = (request.url ?? '').split('?')[0] ?? '';
  requests.push(path);
  request.resume();
  const isRejected = path === rejected.path;
  const error = { appId: 'stub', correlationId: 'c', errorDetails: [{ errorId: rejected.errorId, message: 'Not for shoppers.' }] };
  const body = isRejected ? error : { code: 'a-code-that-is-good-once', expiresIn: 120 };
  response.writeHead(isRejected ? 401 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});

beforeAll(() => new Promise<void>((resolve) => void origin.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => void origin.close(resolve)));
beforeEach(() => void (requests = []));

async function signIn(path: string, errorId: string) {
  rejected = { path, errorId };
  const { port } = origin.address() as AddressInfo;
  const commerce = { origin: `http://127.0.0.1:${port}`, fetch: (request: Request) => fetch(request) };
  const request = createAccountRequest('/sign-in?step=password&next=/en-us/cart', {}, '', { commerce });
  return { response: await screen.action?.(createFormData(credentials), request), cookies: request.context.responseCookies.entries() };
}

describe.each(codes)('%s from another commerce origin', (errorId) => {
  const notice = errorId === 'AUT418' ? 'That email and password don’t match.' : 'We couldn’t sign you in. Please try again.';
  const rejection = { id: 'sign-in', notice, errors: {}, values: { username: credentials.username } };

  it('is shown above the form if it rejects the sign-in; the address stays, the password does not', async () => {
    const { response, cookies } = await signIn(signInPath, errorId);
    expect(response).toMatchObject({ status: 401, rejection });
    expect(response).not.toHaveProperty('rejection.values.password');
    expect(requests).not.toContain(tokenPath);
    expect(cookies).toEqual([]);
  });

  it('is shown if it rejects the exchange of the code, which is not retried', async () => {
    const { response, cookies } = await signIn(tokenPath, errorId);
    expect(response).toMatchObject({ status: 401, rejection });
    expect(requests.filter((path) => path === tokenPath)).toHaveLength(1);
    expect(cookies.join()).not.toContain('cairn.at');
  });
});
