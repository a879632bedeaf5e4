import type { ReactElement } from 'react';
import { Heading } from '#ui/heading/heading.tsx';
import type { ConfirmationMessages } from '#generated/messages/confirmation/messages.ts';
import type { Shipment } from '#generated/openapi/shared.ts';
import { formatAddress } from '../checkout/address/address-lines.ts';
import { getDeliveriesWithForm, getDeliveries, type Delivery } from '../checkout/delivery/deliveries-of.ts';
import type { DeliveryKindDefinition } from '../checkout/delivery/delivery-kind.ts';
import { formatDeliveryTime, isStockedInStore, isSameDay } from '../checkout/delivery/delivery-time.ts';
import { ReviewRoot } from '../checkout/delivery/shipment.styles.ts';
import { orderKinds } from '../checkout/order/order-kinds.ts';
import { ReviewList, type ReviewEntry } from '../checkout/order/review-list.tsx';
import { getPaymentEntries } from '../checkout/tenders/payment-entries.ts';
import type { ConfirmationScreenProps } from './confirmation-screen-props.ts';
import { OrderPoints } from './order-points.tsx';
import { NextSteps, OrderNext } from './confirmation.styles.ts';

type OrderDelivery = Delivery<DeliveryKindDefinition, Shipment>;

/** Next steps, destinations of the shipments, amounts and payments. */
export function OrderDetails(props: ConfirmationScreenProps): ReactElement {
  const { order, messages, tendersMessages, countries, formatters, kinds = orderKinds } = props;
  const { billingAddress } = order;
  const deliveries = getDeliveries(order.shipments, kinds.deliveryKinds);
  const withForm = new Set(getDeliveriesWithForm(order.shipments, kinds.deliveryKinds).map(({ shipment }) => shipment));
  const facts = { source: order, messages, countries, languageTag: formatters.languageTag };
  const next = new Set(deliveries.flatMap(({ kind, shipment }) => kind.getNextSteps(shipment, { ...facts, shipment })));
  const getEntries = (delivery: OrderDelivery): readonly ReviewEntry[] => [
    ...(withForm.has(delivery.shipment) ? delivery.kind.getDestinations({ ...facts, shipment: delivery.shipment }) : []),
    ...getMethodEntries(delivery.shipment, messages),
  ];
  const isSplit = deliveries.length > 1;
  return (
    <OrderNext>
      {!order.finalised ? null : (
        <NextSteps aria-labelledby="order-next">
          <Heading level={2} look="h4" id="order-next">
            {messages.nextTitle}
          </Heading>
          <ol role="list">
            <li>{messages.nextMail}</li>
            {[...next].map((text) => (
              <li key={text}>{text}</li>
            ))}
            <OrderPoints {...props} />
          </ol>
        </NextSteps>
      )}
      {isSplit ? <Deliveries deliveries={deliveries} messages={messages} entriesOf={getEntries} /> : null}
      <ReviewList
        entries={[
          ...(isSplit ? [] : deliveries.flatMap(getEntries)),
          ...(billingAddress ? [{ label: messages.billingAddress, address: formatAddress(billingAddress, countries) }] : []),
          ...getPaymentEntries(order.paymentMethod, kinds.tenders, messages, { messages: tendersMessages, formatters }),
        ]}
      />
    </OrderNext>
  );
}

interface DeliveriesProps {
  readonly deliveries: readonly OrderDelivery[];
  readonly messages: ConfirmationMessages;
  readonly entriesOf: (delivery: OrderDelivery) => readonly ReviewEntry[];
}

function Deliveries({ deliveries, messages, entriesOf }: DeliveriesProps): ReactElement {
  return (
    <div>
      {deliveries.map((delivery) => (
        <ReviewRoot key={delivery.shipment.shippingId}>
          <Heading level={2} look="h5">
            {delivery.kind.getTitle(messages)}
          </Heading>
          <ReviewList entries={entriesOf(delivery)} />
        </ReviewRoot>
      ))}
    </div>
  );
}

function getMethodEntries(shipment: Shipment, messages: ConfirmationMessages): readonly ReviewEntry[] {
  const { shippingMethod } = shipment;
  if (isStockedInStore(shipment, shippingMethod)) return [];
  const { label, deliveryTime } = shippingMethod;
  const time = isSameDay(deliveryTime) ? [] : [formatDeliveryTime(deliveryTime, messages)];
  return [{ label: messages.shippingMethod, lines: [label, ...time] }];
}
