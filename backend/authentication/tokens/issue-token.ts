import type { TokenResponse, TokenRequest } from '#generated/openapi/authentication.ts';
import { getShopContext, type ShopSite } from '../../sites/shop-site.ts';
import { createBadRequestError, CallError, createTooManyRequestsError } from '../../router/call-error.ts';
import type { Handler } from '../../router/handler.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { hashSha256 } from './code-challenge.ts';
import { assertEmployed } from '../staff/assert-employed.ts';
import { exchangeCode } from './exchange-code.ts';
import { createRefreshToken, redeemRefreshToken, type TokenProblem } from './refresh-tokens.ts';
import { renderTokens, type IssuedTokens } from './render-tokens.ts';
import { storeNextRefreshToken } from '../sessions/begin-session.ts';

interface Issued extends IssuedTokens {
  /** Data about the transferred cart for the response. */
  readonly extraFields?: Partial<Pick<TokenResponse, 'cart'>>;
}

interface NewGuest {
  readonly site: ShopSite;
  readonly body: TokenRequest;
  readonly address: string | undefined;
}

async function admitGuest(ports: AuthenticationPorts, { site: { id: siteId, brand }, body, address }: NewGuest): Promise<Issued> {
  const { db, clock, ids, limiter, secrets } = ports;
  const wait = await limiter.count([{ rate: 'guests', subject: address }]);
  if (wait > 0) throw createTooManyRequestsError(wait);
  const guest = {
    family: ids.uuid(),
    customerId: ids.uuid(),
    usid: ids.uuid(),
    codeChallenge: body.codeChallenge ?? hashSha256(secrets.random(32)),
    role: 'guest',
    siteId,
    staff: null,
  } as const;
  const now = clock.now();
  const customer = { id: guest.customerId, brand, role: guest.role, created_at: now, updated_at: now };
  const { token, createStoreSql } = createRefreshToken(guest, ports);
  // Stores both or neither in one statement. The foreign key to the customer is checked at its end.
  await createStoreSql(db.with('guest', (created) => created.insertInto('customers').values(customer))).execute();
  return { ...guest, refreshToken: token };
}

const problems = {
  unknown: 'The refresh token is unknown.',
  expired: 'The refresh token has expired.',
  reused: 'The refresh token was used before; sign in again.',
  foreign: 'The refresh token is for another site.',
} as const satisfies Record<TokenProblem, string>;

async function renew(ports: AuthenticationPorts, siteId: string, token: string, body: TokenRequest): Promise<Issued> {
  const { db, log, liveSessions } = ports;
  const renewed = await db.transaction().execute(async (transaction) => {
    const redeemed = await redeemRefreshToken(transaction, { token, siteId }, ports);
    if ('problem' in redeemed) return redeemed;
    if (redeemed.staff) await assertEmployed(transaction, redeemed.staff);
    const { successor, ...family } = { ...redeemed, ...(body.codeChallenge && { codeChallenge: body.codeChallenge }) };
    await storeNextRefreshToken(transaction, family, successor, ports);
    return { ...family, refreshToken: successor };
  });
  if (!('problem' in renewed)) return renewed;
  if (renewed.problem === 'reused') {
    liveSessions.invalidate(renewed.customerId);
    log.warn('[cairn] [authentication] a refresh token was used twice; its session has ended');
  }
  throw new CallError(401, 'AUT401', [problems[renewed.problem]]);
}

/** Issues tokens: for a guest, for the code of a sign-in, or for a refresh token. */
export function createIssueToken(ports: AuthenticationPorts): Handler<'issueToken'> {
  return {
    async handle({ body, context }) {
      const shop = getShopContext(context);
      const { site } = shop;
      const { code, codeVerifier, refreshToken: earlier, device = {} } = body;
      if (body.type !== 'Guest' && !earlier && !code) throw createBadRequestError(['body: must have a refreshToken or a code']);
      const issued =
        code && codeVerifier
          ? await exchangeCode(ports, { code, codeVerifier, refreshToken: earlier, device, shop })
          : earlier
            ? await renew(ports, site.id, earlier, body)
            : await admitGuest(ports, { site, body, address: context.address });
      return { body: { ...(await renderTokens(ports, issued)), ...issued.extraFields } };
    },
  };
}
