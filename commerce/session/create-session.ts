import { failureAsksFor, ServiceError } from '../client/service-error.ts';
import type { IssuedTokens, SessionTokens } from './tokens.ts';

export interface SessionPorts {
  /** What an earlier request has left. */
  readonly kept: SessionTokens;
  /** A new guest's tokens, or the next ones for a refresh token. */
  readonly issue: (refreshToken: string | undefined) => Promise<IssuedTokens>;
  readonly keep: (tokens: IssuedTokens) => void;
  /** A refresh token that is no good any more: whoever comes next is somebody else, and so is their cart. */
  readonly forget: () => void;
  readonly report: (error: unknown) => void;
}

/** The call was for known shoppers, and this is none. */
export class NoSessionError extends Error {
  override readonly name = 'NoSessionError';
}

/** For whom a call is: whoever has no session begins one, or gets none for it. */
type Audience = 'everybody' | 'known shoppers';

export interface Session {
  readonly current: () => SessionTokens;
  /**
   * Runs a call that needs a token: gets one when there is none, and once more, with one retry, when the service refuses it (401 AUT401).
   * Throws NoSessionError where the call is for known shoppers and this is none, or none any more.
   */
  authorized<Result>(call: (tokens: SessionTokens) => Promise<Result>, audience?: Audience): Promise<Result>;
}

/** The tokens of one shopper. However many calls run at once, only one asks for a token. */
export function createSession({ kept, issue, keep, forget, report }: SessionPorts): Session {
  let tokens = kept;
  const pending = new Map<Audience, Promise<void>>();

  /** Replaces a token that is missing or was refused, unless another call has done so meanwhile. */
  const renew = (refused: string | undefined, audience: Audience): Promise<void> => {
    if (tokens.accessToken !== refused) return Promise.resolve();
    const running = pending.get(audience) ?? issueNext(audience).finally(() => pending.delete(audience));
    pending.set(audience, running);
    return running;
  };

  const issueNext = async (audience: Audience): Promise<void> => {
    try {
      const issued = await issueOrStartAnew(audience);
      keep(issued);
      tokens = issued;
    } catch (error) {
      // A guest who gets no token can browse; only what needs one will say so.
      if (error instanceof ServiceError && error.status === 403) return;
      // Neither is a fault: a stranger asks, or somebody asks too often.
      if (error instanceof NoSessionError || (error instanceof ServiceError && error.status === 429)) throw error;
      report(error);
      throw error;
    }
  };

  const startAnew = (audience: Audience): Promise<IssuedTokens> => {
    if (audience === 'known shoppers') throw new NoSessionError();
    return issue(undefined);
  };

  const issueOrStartAnew = async (audience: Audience): Promise<IssuedTokens> => {
    if (tokens.refreshToken === undefined) return startAnew(audience);
    try {
      return await issue(tokens.refreshToken);
    } catch (error) {
      if (!isRefused(error) && !isMalformed(error)) throw error;
      tokens = {};
      forget();
      return startAnew(audience);
    }
  };

  return {
    current: () => tokens,
    async authorized(call, audience = 'everybody') {
      if (tokens.accessToken === undefined) await renew(undefined, audience);
      const used = tokens;
      try {
        return await call(used);
      } catch (error) {
        if (!isRefused(error) || used.accessToken === undefined) throw error;
        await renew(used.accessToken, audience);
        if (tokens.accessToken === used.accessToken) throw error;
        return call(tokens);
      }
    },
  };
}

/** A refresh token that the contract does not know; kept, it would be refused for ever. */
function isMalformed(error: unknown): boolean {
  return error instanceof ServiceError && error.status === 400;
}

function isRefused(error: unknown): boolean {
  return failureAsksFor(error, 'renew-token') && error.status === 401;
}
