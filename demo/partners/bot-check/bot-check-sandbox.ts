import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { MiddlewareHandler } from 'hono';
import { createBrowserScript, type Asset } from '../sandbox/browser-script.ts';
import { getFrameAncestor, createFramePolicy } from '../sandbox/frame-policy.ts';
import { validateInput, readJson, respondWithError } from '../sandbox/respond-with-error.ts';
import { requireKey } from '../sandbox/require-key.ts';
import { createSandboxApp } from '../sandbox/sandbox-app.ts';
import { createSeal, type Clock } from '../sandbox/seal.ts';
import { isSolution } from './frame/work.ts';
import { renderFramePage } from './frame-page.ts';
import { challengeClaims, challengeRequest, frameQuery, solutionRequest, tokenClaims, verifyRequest } from './requests.ts';
import { createUsedOnce } from './used-once.ts';

export interface BotCheckSandboxOptions {
  /** Seals challenges and tokens. */
  readonly secret: string;
  /** The key that a shop's server sends as `x-partners-key`. */
  readonly key: string;
  readonly clock: Clock;
  /** Leading zero bits of a solution: each bit doubles the work. By default about a fifth of a second on a computer. */
  readonly difficulty?: number;
}

const bodyBytes = 8192;
const minutes = 2;
const standardDifficulty = 16;
const scripts = ['bot-check.ts', 'work.ts'];
const read = (name: string): string => readFileSync(new URL(`./frame/${name}`, import.meta.url), 'utf8');

function loadAssets(): ReadonlyMap<string, Asset> {
  const css: Asset = { type: 'text/css; charset=utf-8', body: read('bot-check.css') };
  const modules = scripts.map((name): [string, Asset] => [
    name,
    { type: 'text/javascript; charset=utf-8', body: createBrowserScript(read(name)) },
  ]);
  return new Map([['bot-check.css', css], ...modules]);
}

const ownPageOnly: MiddlewareHandler = async (c, next) => {
  const site = c.req.header('sec-fetch-site');
  return site === undefined || site === 'same-origin'
    ? next()
    : respondWithError(c, 403, 'foreign-page', 'Only the frame of the check may send this request.');
};

/**
 * A bot check, below `/bot-check`: a challenge that costs a browser a moment of work and its user nothing, and a token for the solution,
 * valid once, for one action, for two minutes. Used ones are stored in memory.
 */
export function createBotCheckSandbox({
  secret,
  key,
  clock,
  difficulty = standardDifficulty,
}: BotCheckSandboxOptions): (request: Request) => Promise<Response> {
  const challenges = createSeal({ secret, purpose: 'bot-check challenge', schema: challengeClaims, minutes, clock });
  const tokens = createSeal({ secret, purpose: 'bot-check token', schema: tokenClaims, minutes, clock });
  const used = createUsedOnce(clock);

  const app = createSandboxApp({ path: '/bot-check', bodyBytes, assets: loadAssets() });

  app.get('/frame', (c) => {
    const nonce = randomBytes(16).toString('base64');
    c.header('content-security-policy', createFramePolicy(nonce, "'none'"));
    const input = validateInput(frameQuery, c.req.query());
    if (!input.ok) return input.respondWithError(c);
    const { action, origin: shopOrigin, locale } = input.value;
    c.header('content-security-policy', createFramePolicy(nonce, getFrameAncestor(shopOrigin, c.req.url)));
    return c.html(renderFramePage({ nonce, action, shopOrigin, locale }));
  });

  app.post('/challenges', ownPageOnly, async (c) => {
    const input = validateInput(challengeRequest, await readJson(c));
    if (!input.ok) return input.respondWithError(c);
    const salt = randomBytes(16).toString('base64url');
    const { sealed } = await challenges.seal({ id: randomUUID(), action: input.value.action, salt, difficulty });
    return c.json({ challenge: sealed, salt, difficulty }, 201);
  });

  app.post('/solutions', ownPageOnly, async (c) => {
    const input = validateInput(solutionRequest, await readJson(c));
    if (!input.ok) return input.respondWithError(c);
    const challenge = await challenges.open(input.value.challenge);
    if (challenge.state !== 'valid')
      return respondWithError(c, 422, `challenge-${challenge.state}`, 'The challenge does not stand (any more).');
    const { id, action, salt, difficulty: requested } = challenge.value;
    if (!isSolution(salt, input.value.solution, requested)) return respondWithError(c, 422, 'solution-wrong', 'The solution is wrong.');
    if (!used.use(id, challenge.expiresAt)) return respondWithError(c, 422, 'challenge-spent', 'The challenge was already solved.');
    const { sealed, expiresAt } = await tokens.seal({ id: randomUUID(), action });
    return c.json({ token: sealed, expiresAt: expiresAt.toISOString() }, 201);
  });

  app.post('/verify', requireKey(key), async (c) => {
    const input = validateInput(verifyRequest, await readJson(c));
    if (!input.ok) return input.respondWithError(c);
    const { response, action } = input.value;
    const token = await tokens.open(response);
    const passed = token.state === 'valid' && token.value.action === action && used.use(token.value.id, token.expiresAt);
    return c.json({ passed });
  });

  return async (request) => app.fetch(request);
}
