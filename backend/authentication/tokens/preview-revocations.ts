import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** When the links and cookies of editors were revoked, for all hosts of a database. */
export interface PreviewRevocations {
  /** Undefined if they never were. */
  getLatest(): Promise<Date | undefined>;
  /** Revokes everything that was issued up to now. */
  revoke(now: Date): Promise<void>;
}

const name = 'previews-revoked-at';

export function createPreviewRevocations(db: Kysely<Tables>): PreviewRevocations {
  return {
    async getLatest() {
      const found = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
      return found && new Date(found.value);
    },
    async revoke(now) {
      const value = now.toISOString();
      await db
        .insertInto('settings')
        .values({ name, value, created_at: now })
        // ISO dates sort like text, so a host with a slow clock does not bring links back.
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }).where('settings.value', '<', value))
        .execute();
    },
  };
}
