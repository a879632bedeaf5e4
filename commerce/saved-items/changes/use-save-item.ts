import { useRef } from 'react';
import type { CartItem } from '#generated/openapi/cart.ts';
import { useCartEnvironment } from '../../cart/changes/use-cart-change.ts';
import { getErrorText, useCommerce } from '../../query/commerce-provider.tsx';
import { useSavedItemsContext } from '../saved-items-provider.tsx';

/** Saves a cart line. Undefined if saving is not possible. */
export function useSaveItem() {
  const context = useSavedItemsContext();
  const environment = useCartEnvironment();
  const { errorMessages } = useCommerce();
  // A ref, because a second click may come before the code has loaded.
  const isSaving = useRef(false);
  if (!context) return undefined;
  const { saveErrors, setSaveError, messages, formatters } = context;
  return {
    messages,
    formatters,
    errorOf: ({ sku }: CartItem): string | undefined => saveErrors[sku],
    /** `row` is the element that disappears. */
    async save(item: CartItem, row: Element | null): Promise<void> {
      if (isSaving.current) return;
      isSaving.current = true;
      setSaveError(item.sku, undefined);
      try {
        const { saveLine } = await import('./save-row.ts');
        await saveLine(context, environment, item, row);
      } catch (error) {
        setSaveError(item.sku, getErrorText(error, errorMessages));
      } finally {
        isSaving.current = false;
      }
    },
  };
}
