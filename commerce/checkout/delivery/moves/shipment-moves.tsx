import { Suspense, useState, type ReactElement } from 'react';
import type { CheckoutMessages } from '#generated/messages/checkout/messages.ts';
import type { Cart, ShipmentMethods } from '#generated/openapi/cart.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import type { Formatters } from '../../../site/formatters.ts';
import type { AddressCountry } from '../../address/address-lines.ts';
import { useStepForm } from '../../steps/use-step-form.ts';
import type { Delivery } from '../deliveries-of.ts';
import type { CheckoutDeliveryKind, Destination } from '../delivery-kind.ts';
import type { DeliveryKinds } from '../delivery-kinds.ts';
import { getShipmentItems } from '../items-of.ts';
import { useSetShippingMethod } from '../set-shipping-method.ts';
import { Moves } from '../shipment.styles.ts';
import { getPossibleMoves, type Move } from './possible-moves.ts';

interface Props {
  readonly cart: Cart;
  readonly kinds: DeliveryKinds<CheckoutDeliveryKind>;
  readonly delivery: Delivery<CheckoutDeliveryKind, ShipmentMethods>;
  readonly countries: readonly AddressCountry[];
  readonly messages: CheckoutMessages;
  readonly formatters: Formatters;
}

/** Buttons that move all lines of a shipment to another delivery kind. */
export function ShipmentMoves({ cart, kinds, delivery, countries, messages, formatters }: Props): ReactElement | null {
  const { shippingId } = delivery.shipment;
  const setMethod = useSetShippingMethod();
  const { busy, notice, run } = useStepForm(messages);
  const [choosing, setChoosing] = useState<Move>();
  const items = getShipmentItems(cart, delivery.shipment);
  const moves = getPossibleMoves(delivery, items, kinds);
  if (moves.length === 0) return null;

  const move = (destination: Destination): Promise<Cart> =>
    setMethod.mutateAsync({ shippingId, itemIds: items.map(({ id }) => id), ...destination });
  const begin = (to: Move): void => {
    const { kind, code, storeId } = to;
    if (kind.PlaceChoice && storeId === undefined) setChoosing(to);
    else void run(async () => void (await move({ code, ...(storeId === undefined ? {} : { storeId }) })));
  };
  const PlaceChoice = choosing?.kind.PlaceChoice;
  return (
    <div>
      {notice ? <Notice kind="danger">{notice}</Notice> : null}
      <Moves>
        {moves.map((one) => (
          <Button
            key={one.code}
            variant="text-link"
            size="small"
            pending={busy}
            aria-expanded={one.kind.PlaceChoice && one.storeId === undefined ? choosing?.code === one.code : undefined}
            onClick={() => begin(one)}
          >
            {one.kind.getMoveLabel?.(messages)}
          </Button>
        ))}
      </Moves>
      {PlaceChoice ? (
        <Suspense fallback={null}>
          <PlaceChoice
            near={cart.shippingAddress?.postalCode}
            sku={items.length === 1 ? items[0]?.sku : undefined}
            countries={countries}
            messages={messages}
            languageTag={formatters.languageTag}
            onChoose={move}
            onCancel={() => setChoosing(undefined)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
