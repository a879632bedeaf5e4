import { useId, type ReactElement, type ReactNode } from 'react';
import type { CheckoutMessages } from '#generated/messages/checkout/messages.ts';
import type { Cart, ShipmentMethods } from '#generated/openapi/cart.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import type { Delivery } from './deliveries-of.ts';
import { formatDeliveryTime } from './delivery-time.ts';
import type { CheckoutDeliveryKind } from './delivery-kind.ts';
import { getShipmentItems } from './items-of.ts';
import { ShipmentItems } from './shipment-items.tsx';
import { SectionRoot } from './shipment.styles.ts';

interface Props {
  readonly cart: Cart;
  readonly delivery: Delivery<CheckoutDeliveryKind, ShipmentMethods>;
  readonly messages: CheckoutMessages;
  readonly isOpen: boolean;
  /** True if the shopper chooses its destination in a form. */
  readonly hasForm: boolean;
  readonly children: ReactNode;
}

/** Section of a shipment in the shipping step: its lines and its form. */
export function ShipmentSection({ cart, delivery, messages, isOpen, hasForm, children }: Props): ReactElement {
  const titleId = useId();
  const { kind, shipment } = delivery;
  return (
    <SectionRoot aria-labelledby={titleId} hidden={!isOpen}>
      {isOpen ? (
        <>
          <Heading level={3} look="h4" id={titleId}>
            {kind.getTitle(messages)}
          </Heading>
          <ShipmentItems items={getShipmentItems(cart, shipment)} messages={messages} />
          {hasForm ? null : <Text look="small">{getSharedDestinationText(kind, shipment, messages)}</Text>}
        </>
      ) : null}
      {children}
    </SectionRoot>
  );
}

/** Destination and time of a shipment without a form. */
function getSharedDestinationText(
  { goesToAddress }: CheckoutDeliveryKind,
  { applicableShippingMethods: [method] }: ShipmentMethods,
  messages: CheckoutMessages,
): string {
  const place = goesToAddress ? messages.toSameAddress : messages.toSameEmail;
  const time = method && formatDeliveryTime(method.deliveryTime, messages);
  return goesToAddress && time ? `${place} ${time}` : place;
}
