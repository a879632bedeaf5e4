import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCartChange } from '../../cart/changes/use-cart-change.ts';
import { ServiceError } from '../../client/service-error.ts';
import { getErrorText, useCommerce } from '../../query/commerce-provider.tsx';
import { savedItemsKey } from '../get-saved-items.ts';
import type { RejectedMove, SavedItemsContext } from '../saved-items-provider.tsx';
import { moveItemChange, removeUnits, type Move } from './move-item.ts';

/** Moves saved items to the cart and keeps the error of each that could not be moved. */
export function useMoveItem({ runWithPending, toasts, messages, rejected }: SavedItemsContext) {
  const client = useQueryClient();
  const { errorMessages } = useCommerce();
  const { mutateAsync } = useCartChange(moveItemChange);
  const [errors, setErrors] = useState<readonly RejectedMove[]>(rejected ? [rejected] : []);
  return {
    errorOf: (itemId: string): RejectedMove | undefined => errors.find((error) => error.itemId === itemId),
    async move(move: Move): Promise<void> {
      const { itemId, name } = move.item;
      setErrors((before) => before.filter((error) => error.itemId !== itemId));
      try {
        await runWithPending(
          (items) => removeUnits(items, move),
          async () => {
            await mutateAsync(move);
            toasts.show({ title: messages.moved({ name }) });
          },
        );
      } catch (error) {
        const availableQty = error instanceof ServiceError ? error.additionalInfo.availableQty : undefined;
        const more = typeof availableQty === 'number' ? { availableQty } : {};
        setErrors((before) => [...before, { itemId, text: getErrorText(error, errorMessages), ...more }]);
        void client.invalidateQueries({ queryKey: savedItemsKey });
      }
    },
  };
}
