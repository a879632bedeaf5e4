import { requiresReaction, ServiceError } from '../client/service-error.ts';
import { toSessionTokens, type IssuedTokens, type SessionTokens } from './tokens.ts';

export interface SessionPorts {
  /** Tokens that an earlier request has stored. */
  readonly storedTokens: SessionTokens;
  /** Requests the tokens of a new guest, or refreshes those of a session. */
  readonly requestTokens: (session: SessionTokens) => Promise<IssuedTokens>;
  readonly store: (tokens: IssuedTokens) => void;
  /** Deletes the tokens after the refresh token became invalid: the next session has another shopper and another cart. */
  readonly deleteTokens: () => void;
  readonly report: (error: unknown) => void;
}

/** Thrown if a call requires a known shopper and the session is a guest's without tokens. */
export class NoSessionError extends Error {
  override readonly name: string = 'NoSessionError';
}

/** Thrown if the shopper has signed in or out meanwhile: this request's session is over and the browser has new tokens. */
export class SupersededSessionError extends NoSessionError {
  override readonly name = 'SupersededSessionError';
}

/** Determines if a call starts a guest session when there is none, or requires an existing one. */
type Audience = 'everybody' | 'known shoppers';

/** Thrown if an employee's session has ended. It is not replaced by a guest session: the employee must sign in again. */
export class EndedStaffSessionError extends NoSessionError {
  override readonly name = 'EndedStaffSessionError';
}

export interface Session {
  readonly current: () => SessionTokens;
  /**
   * Runs a call with a token, requesting one if there is none. A call rejected with 401 AUT401 is retried once with a new token.
   * @throws NoSessionError if the call requires a known shopper and there is none
   */
  runAuthorized<Result>(call: (tokens: SessionTokens) => Promise<Result>, audience?: Audience): Promise<Result>;
  /** Replaces the session by that of another shopper. */
  readonly begin: (issued: IssuedTokens) => void;
  /** Ends the session. */
  readonly end: () => void;
  /** Resolves when all token requests have settled. An earlier response would send a used token to the browser. */
  readonly waitUntilSettled: () => Promise<void>;
}

/** Creates the session of one shopper. Concurrent calls share a single token request. */
export function createSession({ storedTokens, requestTokens, store, deleteTokens, report }: SessionPorts): Session {
  let tokens = storedTokens;
  const pending = new Map<Audience, Promise<void>>();

  const begin = (issued: IssuedTokens): void => {
    store(issued);
    tokens = toSessionTokens(issued);
  };
  const end = (): void => {
    tokens = {};
    deleteTokens();
  };

  /** Replaces a missing or rejected token, unless another call has done so meanwhile. */
  const renew = (rejectedToken: string | undefined, audience: Audience): Promise<void> => {
    if (tokens.accessToken !== rejectedToken) return Promise.resolve();
    const running = pending.get(audience) ?? refreshTokens(audience).finally(() => pending.delete(audience));
    pending.set(audience, running);
    return running;
  };

  const refreshTokens = async (audience: Audience): Promise<void> => {
    try {
      begin(await refreshOrRestart(audience));
    } catch (error) {
      // A guest without a token can browse; calls that require one report the error.
      if (error instanceof ServiceError && error.status === 403) return;
      // Not a fault: the shopper has no session, or the rate limit was exceeded.
      if (error instanceof NoSessionError || (error instanceof ServiceError && error.status === 429)) throw error;
      report(error);
      throw error;
    }
  };

  const restart = (audience: Audience): Promise<IssuedTokens> => {
    if (tokens.staff !== undefined) throw new EndedStaffSessionError();
    if (audience === 'known shoppers') throw new NoSessionError();
    return requestTokens({});
  };

  const refreshOrRestart = async (audience: Audience): Promise<IssuedTokens> => {
    if (tokens.refreshToken === undefined) return restart(audience);
    try {
      return await requestTokens(tokens);
    } catch (error) {
      if (!isRejectedToken(error) && !isMalformed(error)) throw error;
      const { staff } = tokens;
      end();
      if (staff !== undefined) tokens = { staff };
      return restart(audience);
    }
  };

  return {
    current: () => tokens,
    begin,
    end,
    async waitUntilSettled() {
      await Promise.allSettled(pending.values());
    },
    async runAuthorized(call, audience = 'everybody') {
      if (tokens.accessToken === undefined) await renew(undefined, audience);
      const used = tokens;
      try {
        return await call(used);
      } catch (error) {
        if (!isRejectedToken(error) || used.accessToken === undefined) throw error;
        await renew(used.accessToken, audience);
        if (tokens.accessToken === used.accessToken) throw error;
        return call(tokens);
      }
    },
  };
}

/** True if the refresh token violates the contract; if stored, it would be rejected each time. */
function isMalformed(error: unknown): boolean {
  return error instanceof ServiceError && error.status === 400;
}

function isRejectedToken(error: unknown): boolean {
  return requiresReaction(error, 'renew-token') && error.status === 401;
}
