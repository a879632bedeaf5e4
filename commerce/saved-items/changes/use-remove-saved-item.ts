import { useEffect, useRef } from 'react';
import { removeSavedItem } from '#generated/calls/remove-saved-item.ts';
import type { SavedItem } from '#generated/openapi/wishlists.ts';
import { ServiceError } from '../../client/service-error.ts';
import { useCommerce } from '../../query/commerce-provider.tsx';
import { invalidateQueries } from '../../query/invalidate-queries.ts';
import { focusItem } from '../focus-neighbor.ts';
import type { SavedItemsContext } from '../saved-items-provider.tsx';

/**
 * Removes saved items. The request is sent when the undo toast closes or the page is left, because a removed item cannot be restored with
 * its price, position and date.
 */
export function useRemoveSavedItem({ addPending, runWithPending, toasts, messages }: SavedItemsContext) {
  const { calls, client, reportFailure } = useCommerce();
  const waiting = useRef(new Set<() => void>());
  useEffect(() => {
    const sendAll = (): void => {
      for (const send of waiting.current) send();
    };
    const sendWhenHidden = (): void => {
      if (document.visibilityState === 'hidden') sendAll();
    };
    document.addEventListener('visibilitychange', sendWhenHidden);
    return () => {
      document.removeEventListener('visibilitychange', sendWhenHidden);
      sendAll();
    };
  }, []);

  /** @returns whether the shopper has undone the removal before it was sent */
  const offerUndo = (name: string): Promise<boolean> => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const key = toasts.show({ title: messages.removed({ name }), action: { label: messages.undo, onPress: () => resolve(true) } });
    const send = (): void => {
      toasts.close(key);
      resolve(false);
    };
    const unsubscribe = toasts.subscribe(() => {
      if (!toasts.current().some((toast) => toast.key === key)) resolve(false);
    });
    waiting.current.add(send);
    return promise.finally(() => {
      waiting.current.delete(send);
      unsubscribe();
    });
  };

  return async (listId: string, { itemId, name }: SavedItem): Promise<void> => {
    const removeItem = (items: readonly SavedItem[]) => items.filter((item) => item.itemId !== itemId);
    const end = addPending(removeItem);
    try {
      if (await offerUndo(name)) {
        focusItem(itemId);
        return;
      }
      await runWithPending(removeItem, async () => {
        await removeSavedItem(calls, { saveForlaterId: listId, itemId });
        invalidateQueries(client, removeSavedItem);
      });
    } catch (error) {
      // Another tab may have removed it.
      if (error instanceof ServiceError && error.errorId !== 'ORD404') reportFailure(error);
    } finally {
      end();
    }
  };
}
