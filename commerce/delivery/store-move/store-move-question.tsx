import { useState, type ReactElement } from 'react';
import type { DeliveryMessages } from '#generated/messages/delivery/messages.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { useAddItem } from '../../cart/changes/add-item.ts';
import { useGetCart } from '../../cart/changes/get-cart.ts';
import { getErrorText, useCommerce } from '../../query/commerce-provider.tsx';
import { useChangeDelivery } from '../change/change-delivery.ts';
import { getMovedLines } from '../change/moved-rows.ts';
import { MovedRow } from './moved-row.tsx';
import { MovedList, QuestionRoot } from './store-move-question.styles.ts';
import type { StoreMove } from './store-move.ts';

interface Props {
  readonly move: StoreMove;
  readonly messages: DeliveryMessages;
  /** Called after the move; without a text if the page itself reports the added item. */
  readonly onDone: (text?: string) => void;
  readonly onKeep: () => void;
}

/** Lists the lines that a choice moves to another store, and asks for confirmation. */
export function StoreMoveQuestion({ move, messages, onDone, onKeep }: Props): ReactElement {
  const { choice, storeName, itemId, line } = move;
  const { errorMessages, notifyAdded } = useCommerce();
  const { data: cart } = useGetCart();
  const change = useChangeDelivery();
  const add = useAddItem();
  const [rejected, setRejected] = useState<string>();
  const isPending = change.isPending || add.isPending;
  const item = cart?.items.find(({ id }) => id === itemId);
  const rows = cart ? getMovedLines(cart, { id: itemId ?? '' }, choice) : [];

  const run = async (): Promise<void> => {
    setRejected(undefined);
    try {
      if (line) {
        await add.mutateAsync({ sku: line.sku, qty: line.qty, delivery: choice });
        notifyAdded(line);
        onDone();
      } else if (item) {
        await change.mutateAsync({ items: [item], ...choice });
        onDone(messages.settled({ name: item.name, method: storeName }));
      }
    } catch (error) {
      setRejected(getErrorText(error, errorMessages));
    }
  };
  return (
    <QuestionRoot aria-busy={isPending || undefined}>
      {rejected ? <Notice kind="danger">{rejected}</Notice> : null}
      <p>{messages.moveText({ count: rows.length })}</p>
      <MovedList role="list">
        {rows.map((row) => (
          <MovedRow key={row.id} item={row} choice={choice} messages={messages} />
        ))}
      </MovedList>
      <div data-part="actions">
        <Button pending={isPending} onClick={() => void run()}>
          {isPending ? messages.saving : messages.moveAll({ store: storeName })}
        </Button>
        <Button variant="text-link" onClick={onKeep}>
          {messages.moveKeep}
        </Button>
      </div>
    </QuestionRoot>
  );
}
