import { z } from 'zod';
import { ServiceError } from '#commerce/client/service-error.ts';
import { removeItem } from '#generated/calls/remove-item.ts';
import { updateItem } from '#generated/calls/update-item.ts';
import type { RequestContext } from '../../request/request-context.ts';

const itemId = z.string().min(1).max(60);
const quantity = z.coerce.number().int().min(1).max(999_999);
const form = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('remove'), itemId }),
  z.object({ intent: z.literal('update'), itemId, qty: quantity, step: z.coerce.number().int().min(-1).max(1).default(0) }),
]);

/** A form of the cart page, sent without script. Answers the query that the page is led back to: empty, or what was refused where. */
export async function changeCartByForm(data: FormData, context: RequestContext): Promise<string> {
  const parsed = form.safeParse(Object.fromEntries(data));
  const { cartId, calls } = context.session;
  if (!parsed.success) return queryOf('API400');
  if (cartId === undefined) return queryOf('BSK404');
  const change = parsed.data;
  try {
    if (change.intent === 'remove') {
      await removeItem(calls, { body: { basketId: cartId, itemId: change.itemId } });
    } else {
      const qty = Math.max(1, change.qty + change.step);
      await updateItem(calls, { basketId: cartId, body: { itemId: change.itemId, qty } });
    }
    return '';
  } catch (error) {
    if (error instanceof ServiceError) return queryOf(error.errorId ?? 'GEN500', change.itemId);
    throw error;
  }
}

function queryOf(refused: string, item?: string): string {
  return `?${new URLSearchParams({ refused, ...(item === undefined ? {} : { item }) })}`;
}
