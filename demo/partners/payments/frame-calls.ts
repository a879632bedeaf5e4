import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { digitsOf, findBrand, judgeCard, parseExpiry } from './frame/card-rules.ts';
import { renderFramePage } from './frame-page.ts';
import { ancestorOf, framePolicy } from '../sandbox/frame-policy.ts';
import { createRateLimit } from '../sandbox/rate-limit.ts';
import { judge, readJson, refuse } from '../sandbox/refusals.ts';
import { frameQuery, tokenRequest, type CardClaims, type CardSession } from './requests.ts';
import type { Clock, Seal } from '../sandbox/seal.ts';
import { digestOf } from './digest-of.ts';
import { scriptOf } from './test-cards.ts';

export interface FrameCallsOptions {
  readonly clock: Clock;
  readonly typeface?: Uint8Array;
  readonly sessions: Seal<CardSession>;
  readonly tokens: Seal<CardClaims>;
}

const tokensAMinute = 20;

/** What browsers ask for: the page of the card fields, its files, and a token for what was entered there. */
export function createFrameCalls({ clock, typeface, sessions, tokens }: FrameCallsOptions): Hono {
  const limit = createRateLimit(tokensAMinute, clock);
  const app = new Hono();

  app.get('/card-frame', async (c) => {
    const nonce = randomBytes(16).toString('base64');
    c.header('content-security-policy', framePolicy(nonce, "'none'"));
    const asked = judge(frameQuery, c.req.query());
    if (!asked.ok) return asked.refuse(c);
    const session = await sessions.open(asked.value.session);
    if (session.state === 'invalid') return refuse(c, 401, 'session-invalid', 'No such session was given out.');
    const { shopOrigin } = session.value;
    if (asked.value.origin !== undefined && asked.value.origin !== shopOrigin)
      return refuse(c, 403, 'origin-differs', 'The session was made for another shop.');
    c.header('content-security-policy', framePolicy(nonce, ancestorOf(shopOrigin, c.req.url)));
    c.header('permissions-policy', 'camera=(), geolocation=(), microphone=()');
    const { locale = session.value.locale, brand = session.value.brand } = asked.value;
    const expired = session.state === 'expired';
    const page = renderFramePage({
      nonce,
      sessionId: asked.value.session,
      purchase: digestOf(session.value.subject),
      shopOrigin,
      locale,
      brand,
      expired,
      hasTypeface: typeface !== undefined,
    });
    return c.html(page, expired ? 410 : 200);
  });

  app.post('/tokens', async (c) => {
    const site = c.req.header('sec-fetch-site');
    if (site !== undefined && site !== 'same-origin') return refuse(c, 403, 'foreign-page', 'Only the card fields may ask for a token.');
    const asked = judge(tokenRequest, await readJson(c));
    if (!asked.ok) return asked.refuse(c);
    const { session: sessionId, ...entries } = asked.value;
    const session = await sessions.open(sessionId);
    if (session.state !== 'valid') return refuse(c, 401, `session-${session.state}`, 'The session does not stand (any more).');
    const seconds = limit.take(digestOf(sessionId));
    if (seconds > 0) return refuse(c, 429, 'too-many-cards', 'Too many cards within a minute.', { 'retry-after': String(seconds) });

    const faults = judgeCard(entries, clock.now());
    const number = digitsOf(entries.number);
    const brand = findBrand(number);
    const expiry = parseExpiry(entries.expiry);
    if (Object.keys(faults).length > 0 || !brand || !expiry)
      return c.json({ error: { code: 'card-invalid', message: 'The card is not right.', faults } }, 400);
    const card = { brand: brand.name, last4: number.slice(-4), expiryMonth: expiry.month, expiryYear: expiry.year };
    const { sealed, expiresAt } = await tokens.seal({
      ...card,
      ...scriptOf(number),
      session: digestOf(sessionId),
      subject: session.value.subject,
    });
    return c.json({ token: sealed, card, expiresAt: expiresAt.toISOString() }, 201);
  });

  return app;
}
