import type { ReactElement } from 'react';
import type { DeliveryMessages } from '#generated/messages/delivery/messages.ts';
import type { CartItem, DeliveryChoice } from '#generated/openapi/cart.ts';
import { LineNotice } from '../../cart/lines/cart-line.styles.ts';
import { ProductThumb } from '../../cart/lines/product-thumb.tsx';
import { useUnits } from '../../pickup/use-units.ts';
import { methodPlaces } from '../method-places.ts';

interface Props {
  readonly item: CartItem;
  readonly choice: DeliveryChoice;
  readonly messages: DeliveryMessages;
}

/** A line that moves too, and whether the new store has enough of it. */
export function MovedRow({ item, choice: { code, storeId }, messages }: Props): ReactElement {
  const place = methodPlaces[code];
  const { units } = useUnits(place?.kind === 'store' && place.takesStoreStock ? storeId : undefined, item);
  return (
    <li>
      <ProductThumb src={item.productImageURL} alt="" size="small" />
      <div>
        <p>{[item.name, item.color?.label, item.size?.label].filter(Boolean).join(' · ')}</p>
        {units !== undefined && units < item.qty ? (
          <LineNotice data-kind="danger">{units === 0 ? messages.notThere : messages.inStock({ count: units })}</LineNotice>
        ) : null}
      </div>
    </li>
  );
}
