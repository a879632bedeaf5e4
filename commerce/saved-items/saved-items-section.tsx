import { useRef, useState, type ReactElement } from 'react';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { LineList } from '../cart/lines/cart-line.styles.ts';
import { useMoveItem } from './changes/use-move-item.ts';
import { useRemoveSavedItem } from './changes/use-remove-saved-item.ts';
import { useGetSavedItems } from './get-saved-items.ts';
import { savedCountParameter } from './saved-count.ts';
import { SavedItemRow } from './saved-item-row.tsx';
import { SavedRoot } from './saved-items-section.styles.ts';
import { useSavedItemsContext, type SavedItemsContext } from './saved-items-provider.tsx';

/** The saved items below the cart; renders nothing if there are none. */
export function SavedItemsSection(): ReactElement | null {
  const context = useSavedItemsContext();
  return context ? <Section context={context} /> : null;
}

function Section({ context }: { readonly context: SavedItemsContext }): ReactElement | null {
  const { messages, formatters, pageSize, initialCount, mayHaveList, changes } = context;
  const [count, setCount] = useState(initialCount);
  const list = useRef<HTMLUListElement>(null);
  const { data: saved, isError, isFetching, isPending, refetch } = useGetSavedItems(count, mayHaveList);
  const mover = useMoveItem(context);
  const remove = useRemoveSavedItem(context);
  const stored = saved?.items ?? [];
  const items = changes.reduce((shown, apply) => apply(shown), stored as readonly (typeof stored)[number][]);
  const total = Math.max(0, (saved?.count ?? 0) + items.length - stored.length);

  if (saved === undefined && isError)
    return (
      <SavedRoot aria-labelledby="saved-items">
        <Title context={context} />
        <Notice kind="danger" title={messages.loadFailed}>
          <Button variant="text-link" onClick={() => void refetch()}>
            {messages.tryAgain}
          </Button>
        </Notice>
      </SavedRoot>
    );
  if (saved === undefined && isPending && mayHaveList && items.length === 0)
    return (
      <SavedRoot aria-busy="true" aria-labelledby="saved-items">
        <Title context={context} />
        <Skeleton shape="control" />
      </SavedRoot>
    );
  if (items.length === 0) return null;
  const listId = saved?.saveForLaterId;
  const showMore = (): void => {
    setCount(count + pageSize);
    // The button disappears with the last page; the new rows start after this one.
    list.current?.querySelector<HTMLElement>(':scope > li:last-child :is(h3 a, h3)')?.focus();
  };
  return (
    <SavedRoot aria-labelledby="saved-items">
      <header>
        <Title context={context} />
        <p>{messages.count({ count: total })}</p>
      </header>
      <LineList role="list" ref={list}>
        {items.map((item) => (
          <SavedItemRow
            key={item.sku}
            item={item}
            listId={listId}
            context={context}
            error={mover.errorOf(item.itemId)}
            onMove={(move) => void mover.move(move)}
            onRemove={(of) => void remove(of, item)}
          />
        ))}
      </LineList>
      {total > items.length ? (
        <ButtonLink
          href={`${formatters.href('/cart')}?${savedCountParameter}=${count + pageSize}#saved-items`}
          variant="outline"
          aria-busy={isFetching || undefined}
          onClick={(event) => {
            event.preventDefault();
            showMore();
          }}
        >
          {messages.more}
        </ButtonLink>
      ) : null}
    </SavedRoot>
  );
}

function Title({ context: { messages } }: { readonly context: SavedItemsContext }): ReactElement {
  return (
    <Heading level={2} look="h3" id="saved-items" tabIndex={-1}>
      {messages.title}
    </Heading>
  );
}
