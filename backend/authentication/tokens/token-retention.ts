import { byAge } from '../../features/retention.ts';

/** Refresh tokens that have expired, used or not. */
export const tokenRetention = byAge({ kind: 'tokens', before: ['guests'], table: 'refresh_tokens', key: 'hash', from: 'expires_at' });

/** Codes of sign-ins, exchanged or not. */
export const codeRetention = byAge({ kind: 'tokens', table: 'authorization_codes', key: 'hash', from: 'expires_at' });

/** Passwords that were tried for an address; a lock is long over then. */
export const attemptRetention = byAge({ kind: 'tokens', table: 'sign_in_attempts', key: 'subject', from: 'ends_at' });

/** Links of mails that nobody followed. */
export const linkRetention = byAge({ kind: 'tokens', table: 'mailed_links', key: 'hash', from: 'expires_at' });

/** Sessions that nobody has come back to. */
export const sessionRetention = byAge({ kind: 'tokens', table: 'sessions', key: 'family', from: 'ends_at' });

/** Challenges that no authenticator has signed. */
export const challengeRetention = byAge({ kind: 'tokens', table: 'passkey_challenges', key: 'hash', from: 'expires_at' });
