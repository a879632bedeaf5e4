import { sql } from 'kysely';
import type { OrderTender } from '../../database/documents/tender-document.ts';
import type { OrderPorts } from '../order-ports.ts';
import type { OrderRecord } from '../order-record.ts';
import { applyTransition, buildOrderMove } from '../settlement/move-order.ts';
import { authenticationJob } from './authentication-job.ts';

/** Stores the challenge and queues its job in one statement. Null if another settler was first. */
export async function beginAuthentication(
  { db, jobs }: Pick<OrderPorts, 'db' | 'jobs'>,
  order: OrderRecord,
  tenders: readonly OrderTender[],
): Promise<OrderRecord | null> {
  const change = { tenders };
  const job = await jobs.buildSend(authenticationJob, { orderId: order.id }, { after: authenticationJob.pause });
  const { rows } = await sql`with waiting as (${buildOrderMove(db, order, 'authenticate', change)})
    select waiting.id, (select count(*) from ${job}) as sent from waiting`.execute(db);
  return rows.length > 0 ? applyTransition(order, 'authenticate', change) : null;
}
