import type { SavedItemReference } from '#generated/openapi/cart.ts';
import type { SaveForLaterResponse, SavedItems } from '#generated/openapi/wishlists.ts';
import type { Shopper } from '../../testing/start-shopper.ts';

type Row = Pick<SavedItemReference, 'id'>;

/** Moves a row of a cart to the shopper's list. */
export const saveForLater = (shopper: Pick<Shopper, 'read'>, basketId: string, { id: itemId }: Row): Promise<SavedItemReference> =>
  shopper.read<SavedItemReference>('POST', `/cart/v2/cart/${basketId}/saveForLater`, { itemId });

/** The shopper's list; undefined without one. */
export async function readSaved(shopper: Pick<Shopper, 'read'>, query = ''): Promise<SavedItems | undefined> {
  const { saveForLater: lists } = await shopper.read<SaveForLaterResponse>('GET', `/wishlists/v2/saveForLater${query}`);
  return lists[0];
}
