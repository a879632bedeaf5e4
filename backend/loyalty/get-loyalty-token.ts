import { sql } from 'kysely';
import { createUnknownCustomerError } from '../authentication/authenticate.ts';
import type { Handler } from '../router/handler.ts';
import { createNotMemberError } from './not-member.ts';
import type { LoyaltyPorts } from './loyalty-ports.ts';
import { selectIsMember } from './points-account.ts';

/** @throws 403 AUT498 for a deleted customer, 409 REW401 for a customer who is not a member */
export function createGetLoyaltyToken({ db, loyaltyTokens }: Pick<LoyaltyPorts, 'db' | 'loyaltyTokens'>): Handler<'getLoyaltyToken'> {
  return {
    async handle({ context: { customer, siteId } }) {
      const { rows } = await sql<{ readonly isMember: boolean }>`select ${selectIsMember(sql`c.id`)} as "isMember"
        from customers c where c.id = ${customer.id}`.execute(db);
      if (!rows[0]) throw createUnknownCustomerError();
      if (!rows[0].isMember) throw createNotMemberError();
      const { expiresAt, ...token } = await loyaltyTokens.sign(customer.id, siteId);
      return { body: { ...token, expiresAt: expiresAt.toISOString() } };
    },
  };
}
