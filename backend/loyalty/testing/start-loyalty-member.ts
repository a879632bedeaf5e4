import { sql } from 'kysely';
import { shopOfTests, startMember, type Member } from '../../authentication/testing/start-member.ts';
import type { TestBackend } from '../../testing/start-backend.ts';
import { buildPointsCredit } from '../points-account.ts';

interface Given {
  readonly points?: number;
  /** An athlete's credit in dollars, and the spent part of it. */
  readonly credit?: { readonly annualMinor: number; readonly spentMinor?: number };
  readonly shop?: Readonly<Record<string, string>>;
}

/** A signed-in loyalty member with a balance of points. */
export async function startLoyaltyMember(test: TestBackend, { points = 0, credit, shop = shopOfTests }: Given = {}): Promise<Member> {
  const member = await startMember(test, { subscriptions: { loyaltyConsent: true } }, shop);
  const { customerId } = member.token;
  const { now } = test.time;
  const { db } = test.database;
  if (points > 0) {
    const parts = buildPointsCredit({ customerId, points, kind: 'issue', reference: 'test', orderId: null, now });
    await sql`with ${parts} select from credited`.execute(db);
  }
  if (credit) {
    await db
      .insertInto('programme_memberships')
      .values({
        customer_id: customerId,
        programme: 'athlete',
        current_spend_minor: credit.spentMinor ?? 0,
        spend_year: now.getUTCFullYear(),
        annual_credit_minor: credit.annualMinor,
        currency: 'USD',
        created_at: now,
      })
      .execute();
  }
  return member;
}
