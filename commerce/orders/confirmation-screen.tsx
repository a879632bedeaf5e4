import type { ReactElement, ReactNode } from 'react';
import type { Order } from '#generated/openapi/shared.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Text } from '#ui/text/text.tsx';
import { CartTotals } from '../cart/cart-totals.tsx';
import { LineSummary } from '../cart/line-summary.tsx';
import type { Speech } from '../cart/speech.ts';
import { addressLines } from '../checkout/address-lines.ts';
import { cardExpiry, cardName } from '../checkout/card-name.ts';
import { AddressBlock, Review } from '../checkout/order-review.styles.ts';
import { deliveryText } from '../checkout/delivery-time.ts';
import type { FeatureWords } from '../words/words-for.ts';
import { ConfirmationRoot, NextSteps, OrderFacts, OrderNext, OrderSummary } from './confirmation.styles.ts';

export type ConfirmationWords = FeatureWords['confirmation'];

export interface ConfirmationScreenProps {
  readonly order: Order;
  readonly words: ConfirmationWords;
  readonly speech: Speech;
  /** Names of the countries, in the page's language. */
  readonly countries: readonly { readonly code: string; readonly name: string }[];
}

/** A placed order: its number, what was ordered, where it goes and what comes next; fit to be printed. */
export function ConfirmationScreen(props: ConfirmationScreenProps): ReactElement {
  const { order, words, speech } = props;
  const { say, languageTag, href } = speech;
  const date = new Intl.DateTimeFormat(languageTag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(order.placedAt));
  return (
    <ConfirmationRoot>
      <header>
        <span data-part="mark">
          <Icon name="check" size="large" />
        </span>
        <Heading level={1} look="h1">
          {words.title}
        </Heading>
        <Text look="lead">{say(words.lead, { email: order.email })}</Text>
        <OrderFacts>
          <div>
            <dt>{words.orderNumber}</dt>
            <dd>{order.orderNumber}</dd>
          </div>
        </OrderFacts>
        <Text look="small" muted>
          {say(words.orderDate, { date })}
        </Text>
        {order.processing ? <Notice>{words.processing}</Notice> : null}
        {order.status === 'cancelled' ? <Notice kind="danger">{words.cancelled}</Notice> : null}
      </header>
      <div data-part="columns">
        <WhatNext {...props} />
        <Bought {...props} />
      </div>
      <div data-part="actions">
        <ButtonLink href={href('/')}>{words.continueShopping}</ButtonLink>
        <Button variant="outline" onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
    </ConfirmationRoot>
  );
}

function Bought({ order, words, speech }: ConfirmationScreenProps): ReactElement {
  return (
    <OrderSummary aria-labelledby="order-summary">
      <Heading level={2} look="h4" id="order-summary">
        {words.summary}
      </Heading>
      <LineSummary items={order.items} words={words} speech={speech} linked />
      <CartTotals totals={order.totals} taxIncluded={order.taxIncluded} words={words} speech={speech} />
    </OrderSummary>
  );
}

function WhatNext({ order, words, speech, countries }: ConfirmationScreenProps): ReactElement {
  const method = order.shipments[0]?.shippingMethod;
  const card = order.paymentMethod.find((payment) => payment.card !== undefined)?.card;
  const isToday = method?.deliveryTime === 'same day';
  const arrival =
    method && (isToday ? words.nextArriveToday : speech.say(words.nextArrive, { time: deliveryText(method.deliveryTime, words, speech) }));
  return (
    <OrderNext>
      {order.status === 'cancelled' ? null : (
        <NextSteps aria-labelledby="order-next">
          <Heading level={2} look="h4" id="order-next">
            {words.nextTitle}
          </Heading>
          <ol role="list">
            <li>{words.nextMail}</li>
            {method?.code === 'digital' ? null : <li>{words.nextPack}</li>}
            {arrival && method.code !== 'digital' ? <li>{arrival}</li> : null}
          </ol>
        </NextSteps>
      )}
      <Review>
        {order.shippingAddress ? (
          <Detail label={words.shippingAddress}>
            <AddressBlock>{addressLines(order.shippingAddress, countries).join('\n')}</AddressBlock>
          </Detail>
        ) : null}
        {order.billingAddress ? (
          <Detail label={words.billingAddress}>
            <AddressBlock>{addressLines(order.billingAddress, countries).join('\n')}</AddressBlock>
          </Detail>
        ) : null}
        {method ? (
          <Detail label={words.shippingMethod}>
            {method.label}
            {isToday ? null : (
              <>
                <br />
                {deliveryText(method.deliveryTime, words, speech)}
              </>
            )}
          </Detail>
        ) : null}
        {card ? (
          <Detail label={words.payment}>
            {cardName(card, words, speech)}
            <br />
            {speech.say(words.cardExpires, cardExpiry(card))}
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
