import { useRef, useState } from 'react';
import type { Cart, CartItem } from '#generated/openapi/cart.ts';
import { ServiceError } from '../../client/service-error.ts';
import { getErrorText, useCommerce } from '../../query/commerce-provider.tsx';
import { getNoticePosition } from '../changes/notice-position.ts';
import { useRemoveItem, useUndoRemoval } from '../changes/remove-item.ts';
import { useUpdateItem } from '../changes/update-item.ts';

/** A removed line that can be restored. */
export interface RemovedLine {
  readonly item: CartItem;
  /** The line's index in the cart. */
  readonly index: number;
  /** Version of the cart without the line; undefined while the removal is pending. */
  readonly version?: number;
  /** Why the line could not be restored. */
  readonly error?: string;
}

/** Handlers of line changes, the notices of each line, and the latest removal. A removed line that is restored keeps its error. */
export function useCartLines() {
  const { errorMessages, reportFailure } = useCommerce();
  const update = useUpdateItem();
  const remove = useRemoveItem();
  const { undo } = useUndoRemoval();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [pending, setPending] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<RemovedLine>();
  const removal = useRef<Promise<Cart | undefined>>(undefined);

  const run = async ({ sku }: CartItem, work: () => Promise<Cart>): Promise<Cart | undefined> => {
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([known]) => known !== sku)));
    setPending((before) => [...before, sku]);
    try {
      return await work();
    } catch (error) {
      if (error instanceof ServiceError && ['item', 'input'].includes(getNoticePosition(error)))
        setErrors((before) => ({ ...before, [sku]: getErrorText(error, errorMessages) }));
      return undefined;
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
    removeNote: (item: CartItem) => run(item, () => update.mutateAsync({ item, giftOption: null })),
    /** The latest removal, until the next change of the cart. */
    getRemoved: (cart: Cart | null): RemovedLine | undefined =>
      removed?.version === undefined || cart === null || cart.version <= removed.version ? removed : undefined,
    async remove(item: CartItem, index: number): Promise<void> {
      setRemoved({ item, index });
      removal.current = run(item, () => remove.mutateAsync(item));
      const cart = await removal.current;
      setRemoved((now) => (now?.item !== item ? now : cart && { ...now, version: cart.version }));
    },
    dismiss: () => setRemoved(undefined),
    /**
     * Restores a removed line.
     * @returns whether that succeeded
     */
    async undo(line: RemovedLine): Promise<boolean> {
      setRemoved(undefined);
      // A rejected removal has restored the line already.
      if (!(await removal.current)) return false;
      try {
        await undo(line.item);
        return true;
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error;
        reportFailure(error);
        // The line that would show the error does not exist.
        if (getNoticePosition(error) === 'item')
          setRemoved({ item: line.item, index: line.index, error: getErrorText(error, errorMessages) });
        return false;
      }
    },
  };
}
