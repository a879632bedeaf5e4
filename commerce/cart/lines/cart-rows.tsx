import { Fragment, lazy, Suspense, useId, type ReactElement } from 'react';
import type { Cart, CartItem } from '#generated/openapi/cart.ts';
import { groupLines, type LineGroup } from '../../delivery/rows/group-rows.ts';
import { LineDelivery } from '../../delivery/rows/line-delivery.tsx';
import { ShipmentHead } from '../../delivery/rows/shipment-head.tsx';
import { findShipment } from '../../delivery/shipment-of.ts';
import { isChosenGift } from '../bonus/is-chosen-gift.ts';
import type { CartScreenProps } from '../cart-screen-props.ts';
import { RemovedItem } from '../removal/removed-row.styles.ts';
import { RemovedRow, type Removal } from '../removal/removed-row.tsx';
import { CartLine } from './cart-line.tsx';
import { LineList } from './cart-line.styles.ts';
import type { useCartLines } from './use-cart-lines.ts';

/** The form within the line is for pages without JavaScript; otherwise a dialog shows it. */
const DeliveryForm = lazy(async () => ({ default: (await import('../../delivery/change/delivery-form.tsx')).DeliveryForm }));

export interface CartRowsProps extends Pick<
  CartScreenProps,
  'messages' | 'deliveryMessages' | 'formatters' | 'outcome' | 'onNoteSaved' | 'onDeliverySaved'
> {
  readonly cart: Cart;
  readonly rows: ReturnType<typeof useCartLines>;
  readonly removal: Removal;
  /** Changes of lines by item id, as the latest response reports them. */
  readonly notices: ReadonlyMap<string, string>;
}

/** The lines of a cart, grouped by shipment if there are several. */
export function CartRows(props: CartRowsProps): ReactElement {
  const groups = groupLines(props.cart);
  return (
    <div>
      {groups.map((group) => (
        <Group key={group.shipment?.shippingId ?? ''} {...props} group={group} isLast={group === groups.at(-1)} />
      ))}
    </div>
  );
}

interface GroupProps extends CartRowsProps {
  readonly group: LineGroup;
  readonly isLast: boolean;
}

function Group({ group: { shipment, rows: members }, isLast, ...props }: GroupProps): ReactElement {
  const { cart, removal, messages, deliveryMessages, formatters } = props;
  const headingId = useId();
  const list = (
    <LineList role="list" aria-labelledby={shipment ? headingId : undefined}>
      {members.map(({ item, index }) => (
        <Fragment key={item.id}>
          {removal.line?.index === index ? <Removed removal={removal} messages={messages} /> : null}
          <Row {...props} item={item} index={index} headingLevel={shipment ? 3 : 2} />
        </Fragment>
      ))}
      {isLast && removal.line && removal.line.index >= cart.items.length ? <Removed removal={removal} messages={messages} /> : null}
    </LineList>
  );
  if (!shipment) return list;
  return (
    <section aria-labelledby={headingId}>
      <ShipmentHead id={headingId} shipment={shipment} messages={deliveryMessages} languageTag={formatters.languageTag} />
      {list}
    </section>
  );
}

interface RowProps extends CartRowsProps {
  readonly item: CartItem;
  readonly index: number;
  readonly headingLevel: 2 | 3;
}

function Row({ item, index, headingLevel, ...props }: RowProps): ReactElement {
  const { cart, rows, messages, deliveryMessages, formatters, outcome: { rejection, noteItemId, deliveryItemId } = {} } = props;
  const shipment = findShipment(cart, item);
  const part = { item, messages: deliveryMessages, formatters };
  return (
    <CartLine
      item={item}
      cartId={cart.id}
      messages={messages}
      formatters={formatters}
      busy={rows.isBusy(item)}
      notice={props.notices.get(item.id)}
      error={rows.errorOf(item) ?? (rejection?.itemId === item.id ? rejection.text : undefined)}
      isReturnable={isChosenGift(item, cart.bonusChoices)}
      isNoteOpen={noteItemId === item.id}
      priority={index < 3}
      headingLevel={headingLevel}
      delivery={
        deliveryItemId === item.id ? (
          <Suspense fallback={null}>
            <DeliveryForm {...part} cart={cart} onSaved={() => props.onDeliverySaved?.()} />
          </Suspense>
        ) : shipment ? (
          <LineDelivery {...part} shipment={shipment} isNamed={headingLevel === 3} />
        ) : null
      }
      onQuantity={(row, qty) => void rows.changeQuantity(row, qty)}
      onRemove={(row) => void rows.remove(row, index)}
      onRemoveNote={(row) => void rows.removeNote(row)}
      onNoteSaved={() => props.onNoteSaved?.()}
    />
  );
}

function Removed({ removal: { line, ...handlers }, messages }: Pick<CartRowsProps, 'removal' | 'messages'>): ReactElement | null {
  return line ? (
    <RemovedItem>
      <RemovedRow key={line.item.id} line={line} messages={messages} {...handlers} />
    </RemovedItem>
  ) : null;
}
