import { shopOfTests, startMember, type Member } from '../../authentication/testing/start-member.ts';
import type { TestBackend } from '../../testing/start-backend.ts';

interface Given {
  readonly spentMinor?: number;
  readonly capMinor?: number;
  readonly currency?: string;
  readonly hasAccepted?: boolean;
  /** Headers of the site. */
  readonly shop?: Readonly<Record<string, string>>;
}

/** A signed-in employee with a cap of 2,000 dollars. */
export async function startEmployee(test: TestBackend, given: Given = {}): Promise<Member> {
  const { spentMinor = 0, capMinor = 200_000, currency = 'USD', hasAccepted = true, shop = shopOfTests } = given;
  const member = await startMember(test, {}, shop);
  const now = test.time.now;
  await test.database.db
    .insertInto('programme_memberships')
    .values({
      customer_id: member.token.customerId,
      programme: 'employee',
      current_spend_minor: spentMinor,
      spend_year: now.getUTCFullYear(),
      annual_cap_minor: capMinor,
      currency,
      terms_accepted_at: hasAccepted ? now : null,
      created_at: now,
    })
    .execute();
  return member;
}
