import { sql } from 'kysely';
import type { CustomerTable } from '../features/feature.ts';
import type { UserDataSource } from '../features/user-data-part.ts';
import { renderDevice } from './sessions/render-device.ts';
import { removeAttemptsOfAddressSql } from './sign-in/sign-in-attempts.ts';

const erased = [
  'mailed_links',
  'authorization_codes',
  'refresh_tokens',
  'sessions',
  'passkeys',
  'passkey_challenges',
] as const satisfies readonly CustomerTable[];

/** Sessions and passkeys. Their tokens and keys are secrets and are not exported. */
export const authenticationData = {
  async export(db, { id }) {
    const [sessions, passkeys] = await Promise.all([
      db.selectFrom('sessions').selectAll().where('customer_id', '=', id).where('staff', 'is', null).orderBy('began_at').execute(),
      db.selectFrom('passkeys').selectAll().where('customer_id', '=', id).orderBy('created_at').execute(),
    ]);
    return {
      sessions: sessions.map(({ site_id, began_at, used_at, ends_at, ...stored }) => ({
        siteId: site_id,
        ...renderDevice(stored),
        beganAt: began_at.toISOString(),
        usedAt: used_at.toISOString(),
        endsAt: ends_at.toISOString(),
      })),
      passkeys: passkeys.map(({ name, created_at, used_at }) => ({
        name,
        createdAt: created_at.toISOString(),
        ...(used_at && { usedAt: used_at.toISOString() }),
      })),
    };
  },
  async erase(transaction, { id, brand, email }) {
    for (const table of erased) await transaction.deleteFrom(table).where('customer_id', '=', id).execute();
    await sql`${removeAttemptsOfAddressSql(brand, email)}`.execute(transaction);
  },
} satisfies UserDataSource;
