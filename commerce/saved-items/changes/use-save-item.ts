import { useQueryClient } from '@tanstack/react-query';
import type { Cart, CartItem } from '#generated/openapi/cart.ts';
import { useCartChange } from '../../cart/changes/use-cart-change.ts';
import { cartKey } from '../../query/cart-key.ts';
import { errorText, useCommerce } from '../../query/commerce-provider.tsx';
import { useSavedItemsContext } from '../saved-items-provider.tsx';
import { saveItemChange, withSavedRow } from './save-item.ts';

/** Saves a row of the cart. Undefined where nothing can be saved. */
export function useSaveItem() {
  const context = useSavedItemsContext();
  const client = useQueryClient();
  const { errorMessages } = useCommerce();
  const { mutateAsync } = useCartChange(saveItemChange);
  if (!context) return undefined;
  const { during, saveErrors, setSaveError, toasts, messages, formatters } = context;
  return {
    messages,
    formatters,
    errorOf: ({ sku }: CartItem): string | undefined => saveErrors[sku],
    async save(item: CartItem): Promise<void> {
      setSaveError(item.sku, undefined);
      const { currency } = client.getQueryData<Cart>(cartKey) ?? { currency: '' };
      try {
        await during(
          (items) => withSavedRow(items, item, currency),
          async () => {
            await mutateAsync(item);
            toasts.show({ title: messages.saved({ name: item.name }) });
          },
        );
      } catch (error) {
        setSaveError(item.sku, errorText(error, errorMessages));
      }
    },
  };
}
