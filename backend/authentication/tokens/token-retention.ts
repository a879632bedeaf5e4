import { createAgeRetention } from '../../features/retention.ts';

/** Deletes expired refresh tokens, used or not. */
export const tokenRetention = createAgeRetention({ kind: 'tokens', before: ['guests'], table: 'refresh_tokens', key: 'hash', from: 'expires_at' });

/** Deletes expired sign-in codes, exchanged or not. */
export const codeRetention = createAgeRetention({ kind: 'tokens', table: 'authorization_codes', key: 'hash', from: 'expires_at' });

/** Deletes failed password attempts; their locks ended long before. */
export const attemptRetention = createAgeRetention({ kind: 'tokens', table: 'sign_in_attempts', key: 'subject', from: 'ends_at' });

/** Deletes expired links of mails. */
export const linkRetention = createAgeRetention({ kind: 'tokens', table: 'mailed_links', key: 'hash', from: 'expires_at' });

/** Deletes expired sessions. */
export const sessionRetention = createAgeRetention({ kind: 'tokens', table: 'sessions', key: 'family', from: 'ends_at' });

/** Deletes expired passkey challenges. */
export const challengeRetention = createAgeRetention({ kind: 'tokens', table: 'passkey_challenges', key: 'hash', from: 'expires_at' });
