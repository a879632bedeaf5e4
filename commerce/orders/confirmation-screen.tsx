import type { ReactElement, ReactNode } from 'react';
import type { Order } from '#generated/openapi/shared.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Text } from '#ui/text/text.tsx';
import { CartTotals } from '../cart/totals/cart-totals.tsx';
import { LineSummary } from '../cart/lines/line-summary.tsx';
import type { Formatters } from '../site/formatters.ts';
import { addressLines } from '../checkout/address/address-lines.ts';
import { cardExpiry } from '../checkout/tenders/card-expiry.ts';
import { AddressBlock, Review } from '../checkout/order/order-review.styles.ts';
import { deliveryText } from '../checkout/delivery/delivery-time.ts';
import type { ConfirmationMessages } from '#generated/messages/confirmation/messages.ts';
import { ConfirmationRoot, NextSteps, OrderFacts, OrderNext, OrderSummary } from './confirmation.styles.ts';

export interface ConfirmationScreenProps {
  readonly order: Order;
  readonly messages: ConfirmationMessages;
  readonly formatters: Formatters;
  /** Names of the countries, in the page's language. */
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  /** Whether the payment's answer takes longer than the page asks for it. */
  readonly isSlow?: boolean;
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

function WhatNext({ order, messages, countries }: ConfirmationScreenProps): ReactElement {
  const method = order.shipments[0]?.shippingMethod;
  const card = order.paymentMethod.find((payment) => payment.card !== undefined)?.card;
  const isToday = method?.deliveryTime === 'same day';
  const arrival =
    method && (isToday ? messages.nextArriveToday : messages.nextArrive({ time: deliveryText(method.deliveryTime, messages) }));
  return (
    <OrderNext>
      {!order.finalised ? null : (
        <NextSteps aria-labelledby="order-next">
          <Heading level={2} look="h4" id="order-next">
            {messages.nextTitle}
          </Heading>
          <ol role="list">
            <li>{messages.nextMail}</li>
            {method?.code === 'digital' ? null : <li>{messages.nextPack}</li>}
            {arrival && method.code !== 'digital' ? <li>{arrival}</li> : null}
          </ol>
        </NextSteps>
      )}
      <Review>
        {order.shippingAddress ? (
          <Detail label={messages.shippingAddress}>
            <AddressBlock>{addressLines(order.shippingAddress, countries).join('\n')}</AddressBlock>
          </Detail>
        ) : null}
        {order.billingAddress ? (
          <Detail label={messages.billingAddress}>
            <AddressBlock>{addressLines(order.billingAddress, countries).join('\n')}</AddressBlock>
          </Detail>
        ) : null}
        {method ? (
          <Detail label={messages.shippingMethod}>
            {method.label}
            {isToday ? null : (
              <>
                <br />
                {deliveryText(method.deliveryTime, messages)}
              </>
            )}
          </Detail>
        ) : null}
        {card ? (
          <Detail label={messages.payment}>
            {messages.cardEnding(card)}
            <br />
            {messages.cardExpires(cardExpiry(card))}
          </Detail>
        ) : null}
      </Review>
    </OrderNext>
  );
}

function Detail({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactElement {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
