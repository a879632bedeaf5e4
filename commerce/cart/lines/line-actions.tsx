import type { FormEvent, ReactElement } from 'react';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import type { CartItem } from '#generated/openapi/cart.ts';
import { Button } from '#ui/button/button.tsx';
import { FavoriteButton } from '../../favorites/heart/favorite-button.tsx';
import { SaveForLaterAction } from '../../saved-items/save-for-later-action.tsx';
import type { Formatters } from '../../site/formatters.ts';
import { ActionRow } from './cart-line.styles.ts';

interface Props {
  readonly item: CartItem;
  readonly messages: CartMessages;
  readonly formatters: Formatters;
  readonly onRemove: (item: CartItem) => void;
}

/** Actions on a whole line, side by side, each a form or a button. */
export function LineActions({ item, messages, formatters, onRemove }: Props): ReactElement {
  const remove = (event: FormEvent): void => {
    event.preventDefault();
    onRemove(item);
  };
  return (
    <ActionRow>
      <SaveForLaterAction item={item} />
      <form method="post" action={formatters.href('/cart')} onSubmit={remove}>
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="itemId" value={item.id} />
        <Button type="submit" variant="text-link" size="small" aria-label={messages.removeItem({ name: item.name })}>
          {messages.remove}
        </Button>
      </form>
      {item.bonus ? null : <FavoriteButton productId={item.productId} name={item.name} look="plain" />}
    </ActionRow>
  );
}
