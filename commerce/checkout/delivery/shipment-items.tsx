import type { ReactElement } from 'react';
import type { CheckoutMessages } from '#generated/messages/checkout/messages.ts';
import type { CartItem } from '#generated/openapi/cart.ts';
import { ProductThumb } from '../../cart/lines/product-thumb.tsx';
import { ItemStrip } from './shipment.styles.ts';

interface Props {
  readonly items: readonly CartItem[];
  readonly messages: Pick<CheckoutMessages, 'unitsOf'>;
}

/** Names and images of a shipment's lines. */
export function ShipmentItems({ items, messages }: Props): ReactElement {
  return (
    <ItemStrip role="list">
      {items.map(({ id, name, qty, productImageURL }) => (
        <li key={id}>
          <ProductThumb src={productImageURL} alt="" size="small" />
          <span>{messages.unitsOf({ name, count: qty })}</span>
        </li>
      ))}
    </ItemStrip>
  );
}
