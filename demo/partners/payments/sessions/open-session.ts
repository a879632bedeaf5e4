import { respondWithError } from '../../sandbox/respond-with-error.ts';
import type { Seal } from '../../sandbox/seal.ts';
import type { Context } from 'hono';
import type { Session, SessionPurpose } from './session-request.ts';

export type OpenedSession =
  | { readonly ok: true; readonly session: Session; readonly isExpired: boolean }
  | { readonly ok: false; readonly respondWithError: (context: Context) => Response };

/** Opens a sealed session that was created for one of these purposes; 401 for any other text. An expired session is still readable. */
export async function openSession(sessions: Seal<Session>, sealed: string, purposes: readonly SessionPurpose[]): Promise<OpenedSession> {
  const opened = await sessions.open(sealed);
  if (opened.state === 'invalid' || !purposes.includes(opened.value.purpose))
    return { ok: false, respondWithError: (c) => respondWithError(c, 401, 'session-invalid', 'The session is invalid.') };
  return { ok: true, session: opened.value, isExpired: opened.state === 'expired' };
}
