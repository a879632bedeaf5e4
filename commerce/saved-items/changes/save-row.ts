import type { Cart, CartItem } from '#generated/openapi/cart.ts';
import { changeCart, type CartEnvironment } from '../../cart/changes/change-cart.ts';
import { cartKey } from '../../query/cart-key.ts';
import { focusNeighbor } from '../focus-neighbor.ts';
import type { SavedItemsContext } from '../saved-items-provider.tsx';
import { saveItemChange, addSavedLine } from './save-item.ts';

/** Saves a cart line and moves the focus from its element, which disappears at once. */
export async function saveLine(
  { runWithPending, toasts, messages }: SavedItemsContext,
  environment: CartEnvironment,
  item: CartItem,
  row: Element | null,
): Promise<void> {
  focusNeighbor(row);
  const { currency } = environment.client.getQueryData<Cart>(cartKey) ?? { currency: '' };
  await runWithPending(
    (items) => addSavedLine(items, item, currency),
    async () => {
      await changeCart(environment, saveItemChange, item);
      toasts.show({ title: messages.saved({ name: item.name }) });
    },
  );
}
