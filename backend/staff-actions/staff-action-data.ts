import type { UserDataSource } from '../features/user-data-part.ts';

/** Actions of agents for the customer. They are not erased, as the audit log is required until its retention ends. */
export const staffActionData = {
  async export(db, { id }) {
    const actions = await db
      .selectFrom('staff_actions')
      .select(['acted_at', 'staff_name', 'site_id', 'operation', 'status'])
      .where('customer_id', '=', id)
      .orderBy('acted_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return {
      staffActions: actions.map(({ acted_at, staff_name, site_id, operation, status }) => ({
        actedAt: acted_at.toISOString(),
        employee: staff_name,
        siteId: site_id,
        operation,
        succeeded: status < 400,
      })),
    };
  },
} satisfies UserDataSource;
