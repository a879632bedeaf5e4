import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { StaffMember } from '../../database/documents/staff-member.ts';
import type { Tables } from '../../database/tables.ts';
import { sessionEnded } from '../authenticate.ts';

/**
 * A condition of a statement: the employee of a session still works for the shop, in the same store and with the same rank.
 *
 * @param staff A StaffMember as jsonb.
 */
export const isEmployed = (staff: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`case ${staff} ->> 'role'
  when 'associate' then exists (select from store_employees e
    where e.id = ${staff} ->> 'id' and e.store_id = ${staff} #>> '{store,id}' and e.role = ${staff} ->> 'rank')
  else exists (select from agents a where a.id = ${staff} ->> 'id' and a.role = ${staff} ->> 'rank') end`;

/** @throws CallError 401 AUT401 where the employee has left, changed stores or rank since the sign-in. */
export async function assertEmployed(db: Kysely<Tables>, staff: StaffMember): Promise<void> {
  const { rows } = await sql<{ readonly employed: boolean }>`select ${isEmployed(sql`s.staff`)} as employed
    from (values (${JSON.stringify(staff)}::jsonb)) s (staff)`.execute(db);
  if (!rows[0]?.employed) throw sessionEnded();
}
