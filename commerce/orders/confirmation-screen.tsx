import type { ReactElement } from 'react';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Text } from '#ui/text/text.tsx';
import { CartTotals } from '../cart/totals/cart-totals.tsx';
import { groupLinesByShipment } from '../checkout/order/lines-by-shipment.ts';
import { orderKinds } from '../checkout/order/order-kinds.ts';
import { ShipmentLines } from '../checkout/order/shipment-lines.tsx';
import type { ConfirmationScreenProps } from './confirmation-screen-props.ts';
import { ConfirmationRoot, OrderFacts, OrderSummary } from './confirmation.styles.ts';
import { OrderDetails } from './order-details.tsx';
import { PriceAdjustments } from './price-adjustments.tsx';
import { Seller } from './seller.tsx';

/** Confirmation of a placed order: number, items, destinations and next steps; printable. */
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
        <Seller order={order} messages={messages} />
      </header>
      <div data-part="columns">
        <OrderDetails {...props} />
        <Bought {...props} />
      </div>
      <div data-part="actions">
        {order.status === 'cancelled' ? <ButtonLink href={href('/cart')}>{messages.backToCart}</ButtonLink> : null}
        {order.finalised ? <ButtonLink href={href(`/orders/${order.orderNumber}`)}>{messages.seeOrder}</ButtonLink> : null}
        <ButtonLink href={href('/')} variant={order.processing ? undefined : 'outline'}>
          {messages.continueShopping}
        </ButtonLink>
        <Button variant="outline" onClick={() => window.print()}>
          {messages.print}
        </Button>
      </div>
    </ConfirmationRoot>
  );
}

/** State of the order. While it is pending, the text announces that the page will update. */
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

function Bought({ order, messages, formatters, kinds = orderKinds }: ConfirmationScreenProps): ReactElement {
  const shipments = groupLinesByShipment(order, order.shipments, kinds.deliveryKinds, messages);
  return (
    <OrderSummary aria-labelledby="order-summary">
      <Heading level={2} look="h4" id="order-summary">
        {messages.summary}
      </Heading>
      <ShipmentLines shipments={shipments} messages={messages} formatters={formatters} linked />
      <CartTotals cart={order} messages={messages} formatters={formatters} />
      <PriceAdjustments order={order} messages={messages} formatters={formatters} />
    </OrderSummary>
  );
}
