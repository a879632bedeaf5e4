import type { FormEvent, ReactElement } from 'react';
import type { SavedItem } from '#generated/openapi/wishlists.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { LineBody, LineControls, LineHead, LineNotice, LineRoot } from '../cart/lines/cart-line.styles.ts';
import { ItemFacts } from '../cart/lines/item-facts.tsx';
import { ProductThumb } from '../cart/lines/product-thumb.tsx';
import type { Move } from './changes/move-item.ts';
import { isProvisional } from './changes/save-item.ts';
import { focusNeighbor } from './focus-neighbor.ts';
import { SavedFact } from './saved-items-section.styles.ts';
import type { RejectedMove, SavedItemsContext } from './saved-items-provider.tsx';
import { SavedPrice } from './saved-price.tsx';

interface Props {
  readonly item: SavedItem;
  /** Undefined until the item's list is known. */
  readonly listId: string | undefined;
  readonly context: SavedItemsContext;
  readonly error?: RejectedMove;
  readonly onMove: (move: Move) => void;
  readonly onRemove: (listId: string) => void;
}

/** A saved item. Without JavaScript its forms post to the cart's URL. */
export function SavedItemRow({ item, listId, context, error, onMove, onRemove }: Props): ReactElement {
  const { messages, formatters } = context;
  const { itemId, name, qty, available, availableQty, pageUrl, productImageURL } = item;
  const isPending = listId === undefined || isProvisional(item);
  const part = error?.availableQty;
  const isPart = part !== undefined && part > 0;
  const movable = isPart ? Math.min(part, qty) : qty;
  const send = (act: (list: string) => void, leaves: boolean) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    if (leaves) focusNeighbor(event.currentTarget.closest('li'));
    act(listId);
  };
  const page = pageUrl === undefined ? undefined : formatters.href(pageUrl);
  return (
    <LineRoot aria-busy={isPending || undefined} data-unavailable={!available || undefined} data-item={itemId}>
      <a href={page} tabIndex={-1} aria-hidden="true">
        <ProductThumb src={productImageURL} alt="" />
      </a>
      <LineBody>
        <LineHead>
          <h3>{page === undefined ? name : <a href={page}>{name}</a>}</h3>
          <SavedPrice item={item} messages={messages} formatters={formatters} />
        </LineHead>
        <ItemFacts item={item} messages={messages} />
        {qty > 1 ? <SavedFact>{messages.quantity({ count: qty })}</SavedFact> : null}
        <Availability item={item} messages={messages} />
        <div aria-live="polite">
          {error ? (
            <LineNotice data-kind="danger">
              <Icon name="alert" size="small" />
              <span>{isPart && part < qty ? messages.partLeft({ count: part }) : error.text}</span>
            </LineNotice>
          ) : null}
        </div>
        <LineControls>
          {available && availableQty > 0 ? (
            <form
              method="post"
              action={formatters.href('/cart')}
              onSubmit={send((list) => onMove({ listId: list, item, qty: movable }), movable === qty)}
            >
              <Fields intent="moveSaved" listId={listId} itemId={itemId} />
              <input type="hidden" name="qty" value={movable} />
              <Button
                type="submit"
                variant="outline"
                size="small"
                pending={isPending}
                aria-label={movable < qty ? messages.movePartOf({ name, count: movable }) : messages.moveItem({ name })}
              >
                {movable < qty ? messages.movePart({ count: movable }) : messages.move}
              </Button>
            </form>
          ) : (
            <span />
          )}
          <form method="post" action={formatters.href('/cart')} onSubmit={send(onRemove, true)}>
            <Fields intent="removeSaved" listId={listId} itemId={itemId} />
            <Button type="submit" variant="text-link" size="small" pending={isPending} aria-label={messages.removeItem({ name })}>
              {messages.remove}
            </Button>
          </form>
        </LineControls>
      </LineBody>
    </LineRoot>
  );
}

function Fields({
  intent,
  listId = '',
  itemId,
}: {
  readonly intent: string;
  readonly listId?: string;
  readonly itemId: string;
}): ReactElement {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="listId" value={listId} />
      <input type="hidden" name="itemId" value={itemId} />
    </>
  );
}

function Availability({ item, messages }: Pick<Props, 'item'> & Pick<SavedItemsContext, 'messages'>): ReactElement | null {
  const { available, availableQty, qty, pageUrl } = item;
  if (pageUrl === undefined) return <LineNotice data-kind="danger">{messages.notSold}</LineNotice>;
  if (!available) return <LineNotice data-kind="danger">{messages.soldOut}</LineNotice>;
  return availableQty < qty ? <LineNotice>{messages.tooFew({ count: availableQty })}</LineNotice> : null;
}
