import { sql, type RawBuilder } from 'kysely';

/**
 * SQL condition that the employee of a session still works for the shop with the same rank, in the same store, which is not permanently
 * closed.
 * @param staff A StaffMember as jsonb.
 */
export const isEmployedSql = (staff: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`case ${staff} ->> 'role'
  when 'associate' then exists (select from store_employees e join stores on stores.id = e.store_id and not stores.closed
    where e.id = ${staff} ->> 'id' and e.store_id = ${staff} #>> '{store,id}' and e.role = ${staff} ->> 'rank')
  else exists (select from agents a where a.id = ${staff} ->> 'id' and a.role = ${staff} ->> 'rank') end`;
