import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parseElements } from '#tests/support/parse-elements.ts';
import { createBotCheckSandbox } from './bot-check-sandbox.ts';
import { computeHash, isSolution, solve } from './frame/work.ts';

const shopOrigin = 'https://tarnfell.example';

function start() {
  const time = { now: new Date('2026-11-22T12:00:00Z') };
  const handle = createBotCheckSandbox({ secret: 'a secret', key: 'the key', clock: { now: () => time.now }, difficulty: 6 });
  const call = (path: string, init: RequestInit = {}): Promise<Response> =>
    handle(new Request(new URL(`/bot-check/${path}`, 'https://partners.example'), init));
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const response = await call(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Readonly<Record<string, unknown>> };
  };
  const readChallenge = async (action = 'sign-in') => {
    const { body } = await post('challenges', { action });
    return { challenge: String(body['challenge']), salt: String(body['salt']), difficulty: Number(body['difficulty']) };
  };
  const readToken = async (action?: string): Promise<string> => {
    const { challenge: sealed, salt, difficulty } = await readChallenge(action);
    return String((await post('solutions', { challenge: sealed, solution: await solve(salt, difficulty) })).body['token']);
  };
  const verify = async (response: string, action = 'sign-in') =>
    (await post('verify', { response, action }, { 'x-partners-key': 'the key' })).body['passed'];
  const pass = (seconds: number): void => void (time.now = new Date(time.now.getTime() + seconds * 1000));
  return { call, post, challenge: readChallenge, token: readToken, verify, pass };
}

describe("the frame's proof of work", () => {
  it('computes the same hash as SHA-256', () => {
    for (const text of ['', 'a', 'abc', 'x'.repeat(55), 'bWFrZXMgc2Vuc2U.123456']) {
      const expected = createHash('sha256').update(text).digest();
      expect([...computeHash(text)].map((word) => word >>> 0)).toEqual(
        Array.from({ length: 8 }, (_, index) => expected.readUInt32BE(index * 4)),
      );
    }
    expect(() => computeHash('x'.repeat(56))).toThrow(RangeError);
  });

  it('finds a number whose hash starts with the required zeros', async () => {
    const solution = await solve('salt', 10);
    expect(isSolution('salt', solution, 10)).toBe(true);
    expect(createHash('sha256').update(`salt.${solution}`).digest().readUInt32BE(0)).toBeLessThan(2 ** 22);
  });
});

describe('the bot check', () => {
  it('issues a token for solved work, once, for one action', async () => {
    const { token, verify } = start();
    const response = await token();
    expect(await verify(response, 'place-order')).toBe(false);
    expect(await verify(response)).toBe(true);
    expect(await verify(response)).toBe(false);
  });

  it('rejects a wrong number, a forged challenge, and a second use', async () => {
    const { post, challenge } = start();
    const { challenge: sealed, salt, difficulty } = await challenge();
    const solution = await solve(salt, difficulty);
    const wrong = [...Array(200).keys()].find((number) => !isSolution(salt, number, difficulty));
    expect(await post('solutions', { challenge: sealed, solution: wrong })).toMatchObject({
      status: 422,
      body: { error: { code: 'solution-wrong' } },
    });
    expect(await post('solutions', { challenge: `${sealed}x`, solution })).toMatchObject({
      status: 422,
      body: { error: { code: 'challenge-invalid' } },
    });
    expect((await post('solutions', { challenge: sealed, solution })).status).toBe(201);
    expect(await post('solutions', { challenge: sealed, solution })).toMatchObject({
      status: 422,
      body: { error: { code: 'challenge-spent' } },
    });
  });

  it('accepts a token for two minutes', async () => {
    const { token, verify, pass, post, challenge } = start();
    const response = await token();
    const { challenge: sealed, salt, difficulty } = await challenge();
    pass(121);
    expect(await verify(response)).toBe(false);
    expect((await post('solutions', { challenge: sealed, solution: await solve(salt, difficulty) })).status).toBe(422);
  });

  it('verifies only for the shop’s server, and is solved only in its own frame', async () => {
    const { post, token } = start();
    const response = await token();
    expect((await post('verify', { response, action: 'sign-in' })).status).toBe(401);
    expect((await post('challenges', { action: 'sign-in' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  it('has a frame that only the shop may embed, with nothing to solve and nothing inline', async () => {
    const { call } = start();
    const response = await call(`frame?action=sign-in&origin=${shopOrigin}&locale=de-de`);
    expect(response.headers.get('content-security-policy')).toContain(`frame-ancestors ${new URL(shopOrigin).host};`);
    const elements = parseElements(await response.text());
    expect(elements.find(({ tag }) => tag === 'html')?.attributes['lang']).toBe('de-de');
    expect(elements.filter(({ tag }) => tag === 'input' || tag === 'img')).toEqual([]);
    expect(
      elements.filter(({ tag, attributes }) => (tag === 'script' && !('src' in attributes)) || tag === 'style' || 'style' in attributes),
    ).toEqual([]);
    expect((await call('frame?action=sign-in&origin=https://a.example;x')).status).toBe(400);
    expect((await call('assets/work.ts')).headers.get('content-type')).toContain('javascript');
    expect((await call('assets/other.ts')).status).toBe(404);
  });
});
