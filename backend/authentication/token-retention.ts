import { byAge } from '../retention/retention.ts';

/** Refresh tokens that have expired, used or not. */
export const tokenRetention = byAge({ kind: 'tokens', table: 'refresh_tokens', key: 'hash', from: 'expires_at' });
