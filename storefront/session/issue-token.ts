import { createContextSettings, type CallContext } from '#commerce/client/call-context.ts';
import type { ObserveResponse } from '#commerce/client/call-hooks.ts';
import { createCalls } from '#commerce/client/calls.ts';
import { SupersededSessionError } from '#commerce/session/create-session.ts';
import { exchangeTokens } from '#commerce/session/exchange-tokens.ts';
import type { SessionTokens, StaffType } from '#commerce/session/tokens.ts';
import { issueToken as issueTokenCall } from '#generated/calls/issue-token.ts';
import type { TokenResponse, TokenRequest } from '#generated/openapi/authentication.ts';
import type { Services } from '../services/services.ts';

/** Milliseconds for which a used refresh token gets the same response, because a page's requests run in parallel. */
const USE_LIFETIME = 10_000;

/** Use of a refresh token: a renewal of its session, or a sign-in or sign-out. */
interface TokenUse {
  readonly isRenewal: boolean;
  readonly response: Promise<TokenResponse | undefined>;
}

/** Context of the calls, their time-out in milliseconds, and the observer of their responses. */
export interface TokenPorts {
  readonly context: CallContext;
  readonly services: Services;
  readonly timeout: number;
  readonly observe?: ObserveResponse;
}

const uses = new WeakMap<Services, Map<string, TokenUse>>();

/**
 * Issues tokens for a new guest, or renews those of a session. A refresh token is valid once, so parallel renewals share the response;
 * after a sign-in or sign-out the old token throws SupersededSessionError.
 */
export async function issueToken({ refreshToken, customerId, staff }: SessionTokens, ports: TokenPorts): Promise<TokenResponse> {
  if (refreshToken === undefined) return requestTokens({ type: 'Guest' }, ports);
  const type = staff ?? (customerId === undefined ? 'Guest' : 'Registered');
  const { isRenewal, response } =
    getUses(ports).get(getKey(refreshToken, ports)) ?? storeUse(refreshToken, ports, true, requestTokens({ type, refreshToken }, ports));
  const issued = isRenewal ? await response : undefined;
  if (!issued) throw new SupersededSessionError();
  return issued;
}

/**
 * Exchanges the code of a sign-in for tokens. Exchanges of one browser run sequentially: a second tab's exchange replaces the session of
 * the first.
 */
export async function exchangeCode(
  proof: Required<Pick<TokenRequest, 'code' | 'codeVerifier' | 'device'>>,
  earlier: SessionTokens,
  ports: TokenPorts,
): Promise<TokenResponse> {
  let { refreshToken } = earlier;
  for (let use = findUse(refreshToken, ports); use; use = findUse(refreshToken, ports))
    refreshToken = (await use.response.catch(() => undefined))?.refreshToken;
  const exchange = exchangeTokens(
    () => requestTokens({ type: 'Registered', ...proof, ...(refreshToken === undefined ? {} : { refreshToken }) }, ports),
    (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  );
  if (refreshToken !== undefined) storeUse(refreshToken, ports, false, exchange);
  return exchange;
}

/** Exchanges the code of an employee's sign-in for tokens, without a previous session. */
export function exchangeStaffCode(
  type: StaffType,
  proof: Required<Pick<TokenRequest, 'code' | 'codeVerifier'>>,
  ports: TokenPorts,
): Promise<TokenResponse> {
  return exchangeTokens(
    () => requestTokens({ type, ...proof }, ports),
    (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  );
}

/** Marks a session as ended: later requests with its refresh token are rejected. */
export function retireToken({ refreshToken }: SessionTokens, ports: TokenPorts): void {
  if (refreshToken !== undefined) storeUse(refreshToken, ports, false, Promise.resolve(undefined));
}

function requestTokens(body: TokenRequest, { context, services: { commerce }, timeout, observe }: TokenPorts): Promise<TokenResponse> {
  const calls = createCalls(commerce, { ...createContextSettings(() => context), timeout, repeats: 'allow', hooks: { observe } });
  return issueTokenCall(calls, { body });
}

function getUses({ services }: TokenPorts): Map<string, TokenUse> {
  const known = uses.get(services) ?? new Map<string, TokenUse>();
  uses.set(services, known);
  return known;
}

function getKey(refreshToken: string, { context }: TokenPorts): string {
  return `${context.siteId} ${refreshToken}`;
}

function findUse(refreshToken: string | undefined, ports: TokenPorts): TokenUse | undefined {
  return refreshToken === undefined ? undefined : getUses(ports).get(getKey(refreshToken, ports));
}

function storeUse(refreshToken: string, ports: TokenPorts, isRenewal: boolean, result: TokenUse['response']): TokenUse {
  const known = getUses(ports);
  const key = getKey(refreshToken, ports);
  const use = { isRenewal, response: result };
  const forget = (): void => {
    if (known.get(key) === use) known.delete(key);
  };
  known.set(key, use);
  result.then(() => setTimeout(forget, USE_LIFETIME).unref(), forget);
  return use;
}
