import type { Transaction } from 'kysely';
import type { Tables } from '#backend/database/tables.ts';
import { getPointsAccountId } from '#backend/loyalty/points-account.ts';
import { welcomeReference } from '#backend/loyalty/welcome-promotion.ts';
import type { SeededPoints } from './people.ts';

const day = 24 * 60 * 60 * 1000;

/** Opens the points account of a new customer with a history. */
export async function insertPoints(
  transaction: Transaction<Tables>,
  customerId: string,
  points: readonly SeededPoints[],
  now: Date,
): Promise<void> {
  const id = getPointsAccountId(customerId);
  const balance = points.reduce((sum, { amount }) => sum + amount, 0);
  await transaction
    .insertInto('value_accounts')
    .values({ id, kind: 'points', customer_id: customerId, balance, created_at: now, updated_at: now })
    .execute();
  await transaction
    .insertInto('value_entries')
    .values(
      points.map(({ kind, amount, daysAgo }, index) => ({
        account_id: id,
        reference: kind === 'issue' ? welcomeReference : `seed-${index}`,
        kind,
        amount,
        created_at: new Date(now.getTime() - daysAgo * day),
      })),
    )
    .execute();
}
