import { inContext, type CallContext } from '#commerce/client/call-context.ts';
import { createCalls } from '#commerce/client/calls.ts';
import type { IssuedTokens } from '#commerce/session/tokens.ts';
import { issueToken as issueTokenCall } from '#generated/calls/issue-token.ts';
import type { Services } from '../services/services.ts';

/** Milliseconds in which a refresh token that has been used gets the same answer: a page's requests come side by side. */
const MEMORY = 10_000;

const renewals = new WeakMap<Services, Map<string, Promise<IssuedTokens>>>();

/**
 * A new guest's tokens, or the next ones for a refresh token, which is good once: requests of one browser that renew at the same time
 * share the answer, otherwise the later ones would be strangers with an empty cart.
 * @param timeout Milliseconds until the call is given up.
 */
export function issueToken(
  refreshToken: string | undefined,
  context: CallContext,
  services: Services,
  timeout: number,
): Promise<IssuedTokens> {
  if (refreshToken === undefined) return ask(undefined, context, services, timeout);
  const known = renewals.get(services) ?? new Map<string, Promise<IssuedTokens>>();
  renewals.set(services, known);
  const key = `${context.siteId} ${refreshToken}`;
  const running = known.get(key);
  if (running) return running;
  const answer = ask(refreshToken, context, services, timeout);
  known.set(key, answer);
  const forget = (): boolean => known.delete(key);
  answer.then(() => setTimeout(forget, MEMORY).unref(), forget);
  return answer;
}

function ask(refreshToken: string | undefined, context: CallContext, { commerce }: Services, timeout: number): Promise<IssuedTokens> {
  const calls = createCalls(commerce, {
    ...inContext(() => context),
    timeout,
    repeats: 'allow',
  });
  return issueTokenCall(calls, { body: { type: 'Guest', ...(refreshToken === undefined ? {} : { refreshToken }) } });
}
