import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Clock, Log } from '../ports.ts';
import type { StaffAction } from '../router/staff-action.ts';

export type RecordStaffAction = (action: StaffAction) => Promise<void>;

interface RecordPorts {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly log: Log;
}

/** Appends an action to the audit log. An action that the database rejects is logged in full instead, as its call has ended. */
export function createRecordStaffAction({ db, clock, log }: RecordPorts): RecordStaffAction {
  return async ({ operationId, context, status, errorId = null, subject }) => {
    const { customer, siteId, correlationId } = context;
    const { id: customerId, role, staff } = customer;
    if (!staff) return;
    const row = {
      acted_at: clock.now(),
      role,
      staff_id: staff.id,
      staff_name: staff.name,
      store_id: staff.store?.id ?? null,
      customer_id: customerId,
      site_id: siteId,
      operation: operationId,
      subject: JSON.stringify(subject),
      status,
      error_id: errorId,
      correlation_id: correlationId,
    };
    await db
      .insertInto('staff_actions')
      .values(row)
      .execute()
      .catch((error: unknown) =>
        log.error('[cairn] [staff-actions] an action was not recorded', {
          ...row,
          acted_at: row.acted_at.toISOString(),
          reason: String(error),
        }),
      );
  };
}
