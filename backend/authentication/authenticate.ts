import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { createBadRequestError, CallError } from '../router/call-error.ts';
import type { CallCustomer } from '../router/call-context.ts';
import type { Authenticate } from '../router/pipeline.ts';
import type { AccessTokens } from './tokens/access-token.ts';
import type { LiveSessions } from './sessions/live-sessions.ts';

const createUnauthorizedError = (sentence: string): CallError => new CallError(401, 'AUT401', [sentence]);

/**
 * Authenticates customer requests.
 * @throws CallError 401 AUT401 for a token that is missing, expired, forged, of another site or of an ended session; 403 AUT498 for a
 * deleted account.
 */
export function createAuthenticate(accessTokens: AccessTokens, liveSessions: LiveSessions): Authenticate {
  return async (request, context) => {
    const bearer = /^Bearer ([\w.-]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
    if (!bearer) throw createUnauthorizedError('The call needs an access token.');
    const claims = await accessTokens.read(bearer);
    if (!claims) throw createUnauthorizedError('The access token has expired, or it is not one of ours.');
    if (!context.siteId) throw createBadRequestError(['header.siteid: is required']);
    if (claims.siteId !== context.siteId) throw createUnauthorizedError('The access token is for another site.');
    const { siteId: _, ...customer } = claims;
    if (customer.role !== 'guest') {
      const state = await liveSessions.getState(customer);
      if (state === 'unknown') throw createUnknownCustomerError();
      if (state === 'ended') throw createSessionEndedError();
    }
    return { ...context, siteId: context.siteId, customer };
  };
}

/**
 * Runs only when the request found no data of the customer, since existing data proves that the customer exists.
 * @throws CallError 403 AUT498 for a valid token of a deleted customer.
 */
export async function assertKnownCustomer(db: Kysely<Tables>, { id }: CallCustomer): Promise<void> {
  const found = await db.selectFrom('customers').select('id').where('id', '=', id).executeTakeFirst();
  if (!found) throw createUnknownCustomerError();
}

export function createSessionEndedError(): CallError {
  return createUnauthorizedError('The session of the access token has ended.');
}

export function createUnknownCustomerError(): CallError {
  return new CallError(403, 'AUT498', ['There is no such customer.']);
}
