import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { CounterScope } from '../../database/documents/order-document.ts';

/** A row of promotion_counters. */
export interface Counter {
  readonly promotionId: string;
  readonly scope: CounterScope;
  readonly subject: string;
}

/** The customer whose coupon uses are counted. */
export interface CouponHolder {
  readonly customerId: string;
  /** Undefined until the cart or its order has an address. */
  readonly email: string | undefined;
  readonly currency: string;
}

/** The normalized address of a person. Drops the part after a plus sign, which would give a mailbox any number of addresses. */
export const getMailbox = (email: string): string =>
  email
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');

/** SQL of the mailbox of a stored address, as in the index orders_by_mailbox. */
export const selectMailbox = (email: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`regexp_replace(lower(${email}), '\\+[^@]*@', '@')`;

/**
 * Counts orders that used a promotion for new customers. All such promotions share it, so that of two concurrent first orders one gets the
 * discount.
 */
export const firstOrderCounter = ':first-order';

/** A hash is enough to recognize an address. */
const hashEmail = (email: string): string => createHash('sha256').update(getMailbox(email)).digest('base64url');

/** Undefined if the holder has no such subject yet. */
export function getCounterSubject(scope: CounterScope, { customerId, email, currency }: CouponHolder): string | undefined {
  const subjects: Readonly<Record<CounterScope, () => string | undefined>> = {
    orders: () => '',
    customer: () => customerId,
    email: () => (email === undefined ? undefined : hashEmail(email)),
    discount: () => currency,
  };
  return subjects[scope]();
}

/** The counters of a person's first order. */
export const getFirstOrderCounters = (holder: CouponHolder): readonly Counter[] =>
  (['customer', 'email'] as const).flatMap((scope) => {
    const subject = getCounterSubject(scope, holder);
    return subject === undefined ? [] : [{ promotionId: firstOrderCounter, scope, subject }];
  });

export const getCounterKey = ({ promotionId, scope, subject }: Counter): string => `${promotionId}/${scope}/${subject}`;

/** Rows of promotion_id, scope, subject and the additional values. */
export const buildCounterTable = (counters: readonly Counter[], ...more: readonly (readonly number[])[]): RawBuilder<unknown> =>
  sql`unnest(${counters.map(({ promotionId }) => promotionId)}::text[], ${counters.map(({ scope }) => scope)}::text[],
    ${counters.map(({ subject }) => subject)}::text[]${sql.join(
      more.map((numbers) => sql`, ${numbers}::bigint[]`),
      sql``,
    )})`;
