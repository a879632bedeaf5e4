import { sql } from 'kysely';
import { normalizeEmail } from '../authentication/sign-in/sign-in-attempts.ts';
import type { Handler } from '../router/handler.ts';
import { getShopContext } from '../sites/shop-site.ts';
import type { ConsumerPorts } from './consumer-ports.ts';

/** Checks for an account of the brand with this address; a consumer with only the newsletter has none. */
export function createLookupAccount({ db }: Pick<ConsumerPorts, 'db'>): Handler<'lookupAccount'> {
  return {
    async handle({ query, context }) {
      const { brand } = getShopContext(context).site;
      const { rows } = await sql<{ exists: boolean }>`select exists (
        select from customers join accounts on accounts.customer_id = customers.id
        where customers.brand = ${brand} and customers.email = ${normalizeEmail(query.email)}) as exists`.execute(db);
      return { body: { exists: rows[0]?.exists === true } };
    },
  };
}
