import { byAge } from '../../features/retention.ts';

/** Sessions with the payment partner that are over. */
export const paymentSessionRetention = byAge({ kind: 'tokens', table: 'payment_sessions', key: 'hash', from: 'expires_at' });
