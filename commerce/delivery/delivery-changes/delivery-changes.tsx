import { useId, useRef, useState, type ReactElement } from 'react';
import type { DeliveryMessages } from '#generated/messages/delivery/messages.ts';
import type { Cart, DeliveryChoice } from '#generated/openapi/cart.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { getErrorText, useCommerce } from '../../query/commerce-provider.tsx';
import type { Formatters } from '../../site/formatters.ts';
import { useChangeDelivery } from '../change/change-delivery.ts';
import { getChangedLines, type ChangedLine } from './delivery-choices.ts';
import { ChangesList, ChangesRoot, ChangesTitle } from './delivery-changes.styles.ts';
import { DeliveryChangeEntry } from './delivery-change-entry.tsx';

export interface DeliveryChangesProps {
  readonly cart: Pick<Cart, 'items' | 'shippingMethods' | 'deliveryChanges'>;
  readonly messages: DeliveryMessages;
  readonly formatters: Formatters;
  /** Called after the last change was accepted or undone: the notice, which had the focus, is gone. */
  readonly onSettled?: (announcement: string) => void;
}

/** Deliveries that the shop has changed, each with reason and price, to accept, undo or replace. */
export function DeliveryChanges({ cart, messages, formatters, onSettled }: DeliveryChangesProps): ReactElement | null {
  const { errorMessages } = useCommerce();
  const { mutateAsync } = useChangeDelivery();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [pendingId, setPendingId] = useState<string>();
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({});
  const [announcement, setAnnouncement] = useState('');
  const rows = getChangedLines(cart);
  if (rows.length === 0) return null;

  const choose = async ({ item, change: { to, from } }: ChangedLine, choice: DeliveryChoice): Promise<void> => {
    setPendingId(item.id);
    setErrors((before) => ({ ...before, [item.id]: undefined }));
    try {
      const { deliveryChanges } = await mutateAsync({ items: [item], ...choice });
      const text = messages.settled({ name: item.name, method: (choice.code === from.code ? from : to).label });
      if (!deliveryChanges?.length) return onSettled?.(text);
      setAnnouncement(text);
      title.current?.focus();
    } catch (error) {
      setErrors((before) => ({ ...before, [item.id]: getErrorText(error, errorMessages) }));
    } finally {
      setPendingId(undefined);
    }
  };
  return (
    <ChangesRoot aria-labelledby={titleId}>
      <VisuallyHidden as="div" role="status">
        {announcement}
      </VisuallyHidden>
      <Icon name="info" />
      <div role="alert">
        <ChangesTitle ref={title} id={titleId} tabIndex={-1}>
          {messages.changesTitle({ count: rows.length })}
        </ChangesTitle>
        <p>{messages.changesLead}</p>
      </div>
      <ChangesList role="list">
        {rows.map((row) => (
          <DeliveryChangeEntry
            key={row.item.id}
            row={row}
            messages={messages}
            formatters={formatters}
            isPending={pendingId === row.item.id}
            error={errors[row.item.id]}
            onChoose={(choice) => void choose(row, choice)}
          />
        ))}
      </ChangesList>
    </ChangesRoot>
  );
}
