import type { Kysely } from 'kysely';
import { createPasswords } from '#backend/authentication/passwords/passwords.ts';
import { systemSecrets } from '#backend/authentication/tokens/secrets.ts';
import type { Tables } from '#backend/database/tables.ts';
import type { Log } from '#backend/ports.ts';
import { seedEmployees, seededPins } from './employees.ts';

/**
 * Creates the employees of the seeded stores, with public PINs: only for a shop on a local machine, and only while no store has any.
 * @returns true when employees were created
 */
export async function seedStoreEmployees({ db, log }: { readonly db: Kysely<Tables>; readonly log: Log }): Promise<boolean> {
  if (await db.selectFrom('store_employees').select('id').limit(1).executeTakeFirst()) return false;
  const passwords = createPasswords({ secrets: systemSecrets });
  const hashes = { associate: await passwords.hash(seededPins.associate), manager: await passwords.hash(seededPins.manager) };
  const rows = seedEmployees.map(({ id, storeId, firstName, lastName, role }) => {
    return { id, store_id: storeId, first_name: firstName, last_name: lastName, role, pin_hash: hashes[role] };
  });
  // Hosts that start together may both insert them.
  await db
    .insertInto('store_employees')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  log.info(`[cairn] [stores] ${rows.length} employees can sign in (docs/guide/example-shop.md)`);
  return true;
}
