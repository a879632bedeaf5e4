import { useState } from 'react';
import type { CartItem } from '#generated/openapi/cart.ts';
import { ServiceError } from '../../client/service-error.ts';
import { errorText, useCommerce } from '../../query/commerce-provider.tsx';
import { noticePosition } from '../changes/notice-position.ts';
import { useRemoveItem, useUndoRemoval } from '../changes/remove-item.ts';
import { useUpdateItem } from '../changes/update-item.ts';

/** Changes of the cart's rows, and what is to be said at each: a row that was taken out and comes back keeps its notice. */
export function useCartLines() {
  const { errorMessages, fail } = useCommerce();
  const update = useUpdateItem();
  const remove = useRemoveItem();
  const { undo } = useUndoRemoval();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [pending, setPending] = useState<readonly string[]>([]);

  const run = async ({ sku }: CartItem, work: () => Promise<unknown>): Promise<boolean> => {
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([known]) => known !== sku)));
    setPending((before) => [...before, sku]);
    try {
      await work();
      return true;
    } catch (error) {
      if (error instanceof ServiceError && ['item', 'input'].includes(noticePosition(error)))
        setErrors((before) => ({ ...before, [sku]: errorText(error, errorMessages) }));
      return false;
    } finally {
      setPending((before) => {
        const at = before.indexOf(sku);
        return before.filter((_, index) => index !== at);
      });
    }
  };

  return {
    errorOf: ({ sku }: CartItem): string | undefined => errors[sku],
    isBusy: ({ sku }: CartItem): boolean => pending.includes(sku),
    changeQuantity: (item: CartItem, qty: number) => run(item, () => update.mutateAsync({ item, qty })),
    remove: (item: CartItem) => run(item, () => remove.mutateAsync(item)),
    /** Puts a row back; its failure is told like that of any change. */
    async undo(item: CartItem): Promise<void> {
      await undo(item).catch((error: unknown) => {
        if (error instanceof ServiceError) fail(error);
      });
    },
  };
}
