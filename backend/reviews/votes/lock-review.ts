import type { Transaction } from 'kysely';
import { assertKnownCustomer } from '../../authentication/authenticate.ts';
import type { Tables } from '../../database/tables.ts';
import type { CustomerContext } from '../../router/call-context.ts';
import { CallError, createNotFoundError } from '../../router/call-error.ts';
import { getShopContext } from '../../sites/shop-site.ts';

export const createOwnTextError = (): CallError => new CallError(409, 'REV409', ['Authors cannot vote on their own texts or flag them.']);

export const createReviewNotFoundError = (): CallError => createNotFoundError('There is no such review.');

/**
 * Locks a published review of the site's brand to serialize its votes and flags.
 * @throws CallError 403 AUT498, 404 API404, 409 REV409
 */
export async function lockReview(transaction: Transaction<Tables>, reviewId: string, context: CustomerContext): Promise<void> {
  const { brand } = getShopContext(context).site;
  await assertKnownCustomer(transaction, context.customer);
  const review = await transaction
    .selectFrom('reviews')
    .select('customer_id')
    .where('id', '=', reviewId)
    .where('brand', '=', brand)
    .where('state', '=', 'published')
    .forUpdate()
    .executeTakeFirst();
  if (!review) throw createReviewNotFoundError();
  if (review.customer_id === context.customer.id) throw createOwnTextError();
}
