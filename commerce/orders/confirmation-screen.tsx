import type { ReactElement } from 'react';
import type { Order, ShippingMethod } from '#generated/openapi/shared.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Text } from '#ui/text/text.tsx';
import { CartTotals } from '../cart/totals/cart-totals.tsx';
import { LineSummary } from '../cart/summary/line-summary.tsx';
import type { Formatters } from '../site/formatters.ts';
import { addressLines, type AddressCountry } from '../checkout/address/address-lines.ts';
import { chosenDeliveriesOf } from '../checkout/delivery/deliveries-of.ts';
import { deliveryText, isSameDay } from '../checkout/delivery/delivery-time.ts';
import { orderKinds, type OrderKinds } from '../checkout/order/order-kinds.ts';
import { ReviewList, type ReviewEntry } from '../checkout/order/review-list.tsx';
import { paymentEntries } from '../checkout/tenders/payment-entries.ts';
import type { ConfirmationMessages } from '#generated/messages/confirmation/messages.ts';
import { ConfirmationRoot, NextSteps, OrderFacts, OrderNext, OrderSummary } from './confirmation.styles.ts';

export interface ConfirmationScreenProps {
  readonly order: Order;
  readonly messages: ConfirmationMessages;
  readonly formatters: Formatters;
  /** Named in the page's language. */
  readonly countries: readonly AddressCountry[];
  /** Whether the payment's answer takes longer than the page asks for it. */
  readonly isSlow?: boolean;
  /** Every kind that the shop knows by default. */
  readonly kinds?: OrderKinds;
}

/** A placed order: its number, what was ordered, where it goes and what comes next; fit to be printed. */
export function ConfirmationScreen(props: ConfirmationScreenProps): ReactElement {
  const { order, messages, formatters } = props;
  const { href } = formatters;
  return (
    <ConfirmationRoot>
      <header>
        <Outcome {...props} />
        <OrderFacts>
          <div>
            <dt>{messages.orderNumber}</dt>
            <dd>{order.orderNumber}</dd>
          </div>
        </OrderFacts>
        <Text look="small" muted>
          {messages.orderDate({ date: new Date(order.placedAt) })}
        </Text>
      </header>
      <div data-part="columns">
        <WhatNext {...props} />
        <Bought {...props} />
      </div>
      <div data-part="actions">
        {order.status === 'cancelled' ? <ButtonLink href={href('/cart')}>{messages.backToCart}</ButtonLink> : null}
        <ButtonLink href={href('/')} variant={order.status === 'cancelled' ? 'outline' : undefined}>
          {messages.continueShopping}
        </ButtonLink>
        <Button variant="outline" onClick={() => window.print()}>
          {messages.print}
        </Button>
      </div>
    </ConfirmationRoot>
  );
}

/** What became of the order, and while nobody knows, that the page will say so. */
function Outcome({ order, messages, isSlow = false }: ConfirmationScreenProps): ReactElement {
  const title = { processing: messages.processingTitle, finalised: messages.title, cancelled: messages.cancelledTitle }[order.status];
  return (
    <>
      {order.finalised ? (
        <span data-part="mark">
          <Icon name="check" size="large" />
        </span>
      ) : null}
      <Heading level={1} look="h1">
        {title}
      </Heading>
      {order.finalised ? <Text look="lead">{messages.lead({ email: order.email })}</Text> : null}
      {order.processing ? <Notice>{isSlow ? messages.processingLong : messages.processing({ email: order.email })}</Notice> : null}
      {order.status === 'cancelled' ? <Notice kind="danger">{messages.cancelled}</Notice> : null}
    </>
  );
}

function Bought({ order, messages, formatters }: ConfirmationScreenProps): ReactElement {
  return (
    <OrderSummary aria-labelledby="order-summary">
      <Heading level={2} look="h4" id="order-summary">
        {messages.summary}
      </Heading>
      <LineSummary items={order.items} messages={messages} formatters={formatters} linked />
      <CartTotals cart={order} messages={messages} formatters={formatters} />
    </OrderSummary>
  );
}

function WhatNext({ order, messages, countries, kinds = orderKinds }: ConfirmationScreenProps): ReactElement {
  const { billingAddress } = order;
  const deliveries = chosenDeliveriesOf(order.shipments, kinds.deliveryKinds);
  const next = new Set(deliveries.flatMap(({ kind, shipment }) => kind.getNextSteps(shipment, messages)));
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
          </ol>
        </NextSteps>
      )}
      <ReviewList
        entries={[
          ...deliveries.flatMap(({ kind }) => kind.getDestination(order, messages, countries) ?? []),
          ...(billingAddress ? [{ label: messages.billingAddress, address: addressLines(billingAddress, countries) }] : []),
          ...deliveries.map(({ shipment: { shippingMethod } }) => methodEntry(shippingMethod, messages)),
          ...paymentEntries(order.paymentMethod, kinds.tenders, messages),
        ]}
      />
    </OrderNext>
  );
}

function methodEntry({ label, deliveryTime }: ShippingMethod, messages: ConfirmationMessages): ReviewEntry {
  const time = isSameDay(deliveryTime) ? [] : [deliveryText(deliveryTime, messages)];
  return { label: messages.shippingMethod, lines: [label, ...time] };
}
