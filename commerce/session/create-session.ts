import { failureAsksFor, ServiceError } from '../client/service-error.ts';
import { tokensOf, type IssuedTokens, type SessionTokens } from './tokens.ts';

export interface SessionPorts {
  /** What an earlier request has left. */
  readonly kept: SessionTokens;
  /** A new guest's tokens, or the next ones of a session. */
  readonly issue: (session: SessionTokens) => Promise<IssuedTokens>;
  readonly keep: (tokens: IssuedTokens) => void;
  /** A refresh token that is no good any more: whoever comes next is somebody else, and so is their cart. */
  readonly forget: () => void;
  readonly report: (error: unknown) => void;
}

/** The call was for known shoppers, and this is none. */
export class NoSessionError extends Error {
  override readonly name: string = 'NoSessionError';
}

/** The shopper has signed in or out meanwhile: the session of this request is over, and the browser has been given another. */
export class SupersededSessionError extends NoSessionError {
  override readonly name = 'SupersededSessionError';
}

/** For whom a call is: whoever has no session begins one, or gets none for it. */
type Audience = 'everybody' | 'known shoppers';

/** The session of an employee is over. No guest's takes its place: the employee signs in again. */
export class EndedStaffSessionError extends NoSessionError {
  override readonly name = 'EndedStaffSessionError';
}

export interface Session {
  readonly current: () => SessionTokens;
  /**
   * Runs a call that needs a token: gets one when there is none, and once more, with one retry, when the service refuses it (401 AUT401).
   * Throws NoSessionError where the call is for known shoppers and this is none, or none any more.
   */
  authorized<Result>(call: (tokens: SessionTokens) => Promise<Result>, audience?: Audience): Promise<Result>;
  /** From here on it is another shopper's. */
  readonly begin: (issued: IssuedTokens) => void;
  /** From here on it is nobody's. */
  readonly end: () => void;
  /** Resolves when all token requests have settled. An earlier response would give the browser a token that is used up. */
  readonly settled: () => Promise<void>;
}

/** The tokens of one shopper. However many calls run at once, only one asks for a token. */
export function createSession({ kept, issue, keep, forget, report }: SessionPorts): Session {
  let tokens = kept;
  const pending = new Map<Audience, Promise<void>>();

  const begin = (issued: IssuedTokens): void => {
    keep(issued);
    tokens = tokensOf(issued);
  };
  const end = (): void => {
    tokens = {};
    forget();
  };

  /** Replaces a token that is missing or was refused, unless another call has done so meanwhile. */
  const renew = (refused: string | undefined, audience: Audience): Promise<void> => {
    if (tokens.accessToken !== refused) return Promise.resolve();
    const running = pending.get(audience) ?? issueNext(audience).finally(() => pending.delete(audience));
    pending.set(audience, running);
    return running;
  };

  const issueNext = async (audience: Audience): Promise<void> => {
    try {
      begin(await issueOrStartAnew(audience));
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
    if (tokens.staff !== undefined) throw new EndedStaffSessionError();
    if (audience === 'known shoppers') throw new NoSessionError();
    return issue({});
  };

  const issueOrStartAnew = async (audience: Audience): Promise<IssuedTokens> => {
    if (tokens.refreshToken === undefined) return startAnew(audience);
    try {
      return await issue(tokens);
    } catch (error) {
      if (!isRefused(error) && !isMalformed(error)) throw error;
      const { staff } = tokens;
      end();
      if (staff !== undefined) tokens = { staff };
      return startAnew(audience);
    }
  };

  return {
    current: () => tokens,
    begin,
    end,
    async settled() {
      await Promise.allSettled(pending.values());
    },
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
