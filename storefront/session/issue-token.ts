import { inContext, type CallContext } from '#commerce/client/call-context.ts';
import type { ObserveResponse } from '#commerce/client/call-hooks.ts';
import { createCalls } from '#commerce/client/calls.ts';
import { SupersededSessionError } from '#commerce/session/create-session.ts';
import { exchangeTokens } from '#commerce/session/exchange-tokens.ts';
import type { SessionTokens, StaffType } from '#commerce/session/tokens.ts';
import { issueToken as issueTokenCall } from '#generated/calls/issue-token.ts';
import type { TokenAnswer, TokenRequest } from '#generated/openapi/authentication.ts';
import type { Services } from '../services/services.ts';

/** Milliseconds in which a refresh token that has been used gets the same answer: a page's requests come side by side. */
const MEMORY = 10_000;

/** What a refresh token has been given for: the next one of its session, or a session of another shopper, or none. */
interface Use {
  readonly isRenewal: boolean;
  readonly answer: Promise<TokenAnswer | undefined>;
}

/** Context of the calls, milliseconds until one is given up, and what their responses are handed to. */
export interface TokenPorts {
  readonly context: CallContext;
  readonly services: Services;
  readonly timeout: number;
  readonly observe?: ObserveResponse;
}

const uses = new WeakMap<Services, Map<string, Use>>();

/**
 * A new guest's tokens, or the next ones of a session, whose refresh token is good once: requests of one browser that renew at the same
 * time share the answer, otherwise the later ones would be strangers with an empty cart. One that comes after its shopper has signed in or
 * out is nobody's: it neither gets the new session, nor does it end it.
 */
export async function issueToken({ refreshToken, customerId, staff }: SessionTokens, ports: TokenPorts): Promise<TokenAnswer> {
  if (refreshToken === undefined) return ask({ type: 'Guest' }, ports);
  const type = staff ?? (customerId === undefined ? 'Guest' : 'Registered');
  const { isRenewal, answer } =
    usesOf(ports).get(keyOf(refreshToken, ports)) ?? remember(refreshToken, ports, true, ask({ type, refreshToken }, ports));
  const issued = isRenewal ? await answer : undefined;
  if (!issued) throw new SupersededSessionError();
  return issued;
}

/**
 * The tokens of an account for the code of a sign-in. Exchanges of one browser come one after the other: a second one, of another tab, is
 * told of the session that the first has begun, and ends it.
 */
export async function exchangeCode(
  proof: Required<Pick<TokenRequest, 'code' | 'codeVerifier' | 'device'>>,
  earlier: SessionTokens,
  ports: TokenPorts,
): Promise<TokenAnswer> {
  let { refreshToken } = earlier;
  for (let use = useOf(refreshToken, ports); use; use = useOf(refreshToken, ports))
    refreshToken = (await use.answer.catch(() => undefined))?.refreshToken;
  const exchange = exchangeTokens(
    () => ask({ type: 'Registered', ...proof, ...(refreshToken === undefined ? {} : { refreshToken }) }, ports),
    (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  );
  if (refreshToken !== undefined) remember(refreshToken, ports, false, exchange);
  return exchange;
}

/** The tokens of an employee for the code of their sign-in. Nothing of an earlier session comes along. */
export function exchangeStaffCode(
  type: StaffType,
  proof: Required<Pick<TokenRequest, 'code' | 'codeVerifier'>>,
  ports: TokenPorts,
): Promise<TokenAnswer> {
  return exchangeTokens(
    () => ask({ type, ...proof }, ports),
    (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  );
}

/** Notes that a session is over: who still comes with its refresh token has been overtaken. */
export function retireToken({ refreshToken }: SessionTokens, ports: TokenPorts): void {
  if (refreshToken !== undefined) remember(refreshToken, ports, false, Promise.resolve(undefined));
}

function ask(body: TokenRequest, { context, services: { commerce }, timeout, observe }: TokenPorts): Promise<TokenAnswer> {
  const calls = createCalls(commerce, { ...inContext(() => context), timeout, repeats: 'allow', hooks: { observe } });
  return issueTokenCall(calls, { body });
}

function usesOf({ services }: TokenPorts): Map<string, Use> {
  const known = uses.get(services) ?? new Map<string, Use>();
  uses.set(services, known);
  return known;
}

function keyOf(refreshToken: string, { context }: TokenPorts): string {
  return `${context.siteId} ${refreshToken}`;
}

function useOf(refreshToken: string | undefined, ports: TokenPorts): Use | undefined {
  return refreshToken === undefined ? undefined : usesOf(ports).get(keyOf(refreshToken, ports));
}

function remember(refreshToken: string, ports: TokenPorts, isRenewal: boolean, answer: Use['answer']): Use {
  const known = usesOf(ports);
  const key = keyOf(refreshToken, ports);
  const use = { isRenewal, answer };
  const forget = (): void => {
    if (known.get(key) === use) known.delete(key);
  };
  known.set(key, use);
  answer.then(() => setTimeout(forget, MEMORY).unref(), forget);
  return use;
}
