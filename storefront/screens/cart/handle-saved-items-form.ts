import { z } from 'zod';
import { ServiceError } from '#commerce/client/service-error.ts';
import { createCart } from '#generated/calls/create-cart.ts';
import { moveToSaveForLater } from '#generated/calls/move-to-save-for-later.ts';
import { removeSavedItem } from '#generated/calls/remove-saved-item.ts';
import { updateSaveForLater } from '#generated/calls/update-save-for-later.ts';
import { canSaveForLater } from '../../request/staff/own-lists.ts';
import type { RequestContext } from '../../request/request-context.ts';
import { createRejectedQuery } from './rejected-move.ts';

const itemId = z.string().min(1).max(60);
const listId = z.uuid();
const savedItemsForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('save'), itemId }),
  z.object({ intent: z.literal('moveSaved'), listId, itemId, qty: z.coerce.number().int().min(1).max(999_999) }),
  z.object({ intent: z.literal('removeSaved'), listId, itemId }),
]);
type SavedItemsForm = z.infer<typeof savedItemsForm>;

const anchor = '#saved-items';

/**
 * Handles a form of the saved items without JavaScript.
 * @returns the query and fragment of the next page; undefined for another form of the cart page
 */
export async function handleSavedItemsForm(data: FormData, context: RequestContext): Promise<string | undefined> {
  const parsed = savedItemsForm.safeParse(Object.fromEntries(data));
  if (!parsed.success) return undefined;
  const form = parsed.data;
  if (!canSaveForLater(context)) return createRejectedQuery('API404');
  try {
    await applySavedItemsForm(form, context);
    return form.intent === 'removeSaved' ? anchor : '';
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const code = error.errorId ?? 'GEN500';
    if (form.intent === 'save') return createRejectedQuery(code, { item: form.itemId });
    const { availableQty: left, maxAllowedQty: most } = error.additionalInfo;
    return `${createRejectedQuery(code, { savedItem: form.itemId, left, most })}${anchor}`;
  }
}

async function applySavedItemsForm(form: SavedItemsForm, { session: { cartId, calls } }: RequestContext): Promise<void> {
  if (form.intent === 'removeSaved') {
    await removeSavedItem(calls, { saveForlaterId: form.listId, itemId: form.itemId });
    return;
  }
  const basketId = cartId ?? (await createCart(calls)).id;
  if (form.intent === 'save') await moveToSaveForLater(calls, { basketId, body: { itemId: form.itemId } });
  else await updateSaveForLater(calls, { body: { basketId, saveForLaterId: form.listId, itemId: form.itemId, qty: form.qty } });
}
