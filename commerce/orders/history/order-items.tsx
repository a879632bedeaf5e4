import type { ReactElement } from 'react';
import { ProductThumb } from '../../cart/lines/product-thumb.tsx';
import type { OrderItemModel } from './order-model.ts';
import { Items } from './order-shipment.styles.ts';

interface Props {
  readonly items: readonly OrderItemModel[];
  /** Name of the list. */
  readonly label: string;
}

/** Items of an order, or some of their units. */
export function OrderItems({ items, label }: Props): ReactElement {
  return (
    <Items role="list" aria-label={label}>
      {items.map(({ id, name, href, src, notes, price }) => (
        <li key={id}>
          <ProductThumb src={src} alt="" size="small" />
          <div>
            <p data-part="name">{href ? <a href={href}>{name}</a> : name}</p>
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </div>
          <p data-part="price">{price}</p>
        </li>
      ))}
    </Items>
  );
}
