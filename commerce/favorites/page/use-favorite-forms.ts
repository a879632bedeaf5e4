import { addFavorite } from '#generated/calls/add-favorite.ts';
import { shareFavorites } from '#generated/calls/share-favorites.ts';
import type { FavoritesMessages } from '#generated/messages/favorites/messages.ts';
import type { FavoriteList } from '#generated/openapi/wishlists.ts';
import type { ToastQueue } from '#ui/toast/toast-queue.ts';
import { ServiceError } from '../../client/service-error.ts';
import { useCommerce } from '../../query/commerce-provider.tsx';
import { invalidateQueries } from '../../query/invalidate-queries.ts';
import { useFavorites } from '../favorites-context.ts';
import { applyFavoriteForm, isProblem, type FormOutcome } from './apply-favorite-form.ts';
import type { SubmitFavoriteForm } from './favorite-form.tsx';

interface FormsOf {
  readonly list: FavoriteList | undefined;
  readonly messages: FavoritesMessages;
  readonly toasts: ToastQueue;
  /** Called when a favorite was removed from the list. */
  readonly onRemoved: () => void;
}

/** Sends the forms of the screen without leaving it. */
export function useFavoriteForms({ list, messages, toasts, onRemoved }: FormsOf): SubmitFavoriteForm {
  const { calls, client, reportFailure } = useCommerce();
  const shop = useFavorites();

  const refresh = (): void => {
    for (const call of [addFavorite, shareFavorites]) invalidateQueries(client, call);
    void shop?.favorites.load();
  };
  const undo = (data: FormData): void => {
    const [id, name] = [data.get('product'), list?.name];
    if (typeof id !== 'string') return;
    const body = { id, qty: 1, itemType: 'product', ...(name !== undefined && { listName: name }) } as const;
    void addFavorite(calls, { body }).then(refresh, report);
  };
  const report = (error: unknown): void => {
    if (error instanceof ServiceError) reportFailure(error);
    refresh();
  };
  const announce = (outcome: FormOutcome, data: FormData): void => {
    if (outcome === 'added') return;
    const title = messages[outcome];
    if (outcome === 'removedPlain') toasts.show({ title, action: { label: messages.undo, onPress: () => undo(data) } });
    else toasts.show({ title, kind: isProblem(outcome) ? 'danger' : 'success' });
  };

  const send = async (data: FormData): Promise<void> => {
    try {
      const outcome = await applyFavoriteForm(calls, data);
      announce(outcome, data);
      if (isProblem(outcome)) return;
      if (outcome === 'removedPlain' || outcome === 'moved') onRemoved();
      refresh();
    } catch (error) {
      report(error);
    }
  };
  return (form) => void send(new FormData(form));
}
