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

export interface Session {
  readonly current: () => SessionTokens;
  /** Runs a call that needs a token: gets one when there is none, and once more, with one retry, when the service refuses it (401 AUT401). */
  authorized<Result>(call: (tokens: SessionTokens) => Promise<Result>): Promise<Result>;
}

/** The tokens of one shopper. However many calls run at once, only one asks for a token. */
export function createSession({ kept, issue, keep, forget, report }: SessionPorts): Session {
  let tokens = kept;
  let pending: Promise<void> | undefined;

  /** Replaces a token that is missing or was refused, unless another call has done so meanwhile. */
  const renew = (refused: string | undefined): Promise<void> => {
    if (tokens.accessToken !== refused) return Promise.resolve();
    pending ??= issueNext().finally(() => (pending = undefined));
    return pending;
  };

  const issueNext = async (): Promise<void> => {
    try {
      const issued = await issueOrStartAnew();
      keep(issued);
      tokens = issued;
    } catch (error) {
      // A guest who gets no token can browse; only what needs one will say so.
      if (error instanceof ServiceError && error.status === 403) return;
      report(error);
      throw error;
    }
  };

  const issueOrStartAnew = async (): Promise<IssuedTokens> => {
    if (tokens.refreshToken === undefined) return issue(undefined);
    try {
      return await issue(tokens.refreshToken);
    } catch (error) {
      if (!isRefused(error) && !isMalformed(error)) throw error;
      tokens = {};
      forget();
      return issue(undefined);
    }
  };

  return {
    current: () => tokens,
    async authorized(call) {
      if (tokens.accessToken === undefined) await renew(undefined);
      const used = tokens;
      try {
        return await call(used);
      } catch (error) {
        if (!isRefused(error) || used.accessToken === undefined) throw error;
        await renew(used.accessToken);
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
