import { sql, type Kysely } from 'kysely';
import type { StaffMember } from '../../database/documents/staff-member.ts';
import type { Tables } from '../../database/tables.ts';
import { createSessionEndedError } from '../authenticate.ts';
import { isEmployedSql } from './is-employed.ts';

/** @throws CallError 401 AUT401 when the employee has left or changed store or rank since the sign-in. */
export async function assertEmployed(db: Kysely<Tables>, staff: StaffMember): Promise<void> {
  const { rows } = await sql<{ readonly employed: boolean }>`select ${isEmployedSql(sql`s.staff`)} as employed
    from (values (${JSON.stringify(staff)}::jsonb)) s (staff)`.execute(db);
  if (!rows[0]?.employed) throw createSessionEndedError();
}
