import { createAgeRetention } from '../../features/retention.ts';

/** Retention of expired sessions with the payment partner. */
export const paymentSessionRetention = createAgeRetention({ kind: 'tokens', table: 'payment_sessions', key: 'hash', from: 'expires_at' });
