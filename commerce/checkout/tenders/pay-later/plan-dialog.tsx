import type { ReactElement } from 'react';
import type { PayLaterMessages } from '#generated/messages/pay-later/messages.ts';
import type { Installment } from '#generated/openapi/shared.ts';
import { Button } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Sheet, type SheetProps } from '#ui/sheet/sheet.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Text } from '#ui/text/text.tsx';
import type { Formatters } from '../../../site/formatters.ts';
import { PlanBox } from './pay-later.styles.ts';
import { PlanList } from './plan-list.tsx';

/** Offer of a pay-later provider for an amount. */
export interface PlanOffer {
  readonly provider: string;
  readonly plan: readonly Installment[];
  readonly min: number | undefined;
  readonly max: number | undefined;
  /** Why the cart cannot be paid with a plan now. */
  readonly reason?: string;
}

interface Props {
  readonly frame: Pick<SheetProps, 'isOpen' | 'onOpenChange' | 'closeLabel' | 'placement'>;
  /** Undefined while loading. */
  readonly offer: PlanOffer | undefined;
  readonly isFailed: boolean;
  readonly onRetry: () => void;
  readonly messages: PayLaterMessages;
  readonly formatters: Formatters;
}

/** Payments and conditions of a plan, shown before the provider's page. */
export function PlanDialog({ frame, offer, isFailed, onRetry, messages, formatters }: Props): ReactElement {
  return (
    <Sheet {...frame} title={offer ? messages.title({ provider: offer.provider }) : messages.more}>
      <PlanBox>
        {offer ? <Offer offer={offer} messages={messages} formatters={formatters} /> : null}
        {isFailed && !offer ? (
          <Notice kind="danger" title={messages.failed}>
            <Button variant="text-link" onClick={onRetry}>
              {messages.tryAgain}
            </Button>
          </Notice>
        ) : null}
        {!offer && !isFailed ? (
          <div role="status" aria-label={messages.loading}>
            <Skeleton shape="control" />
          </div>
        ) : null}
      </PlanBox>
    </Sheet>
  );
}

interface OfferProps extends Pick<Props, 'messages' | 'formatters'> {
  readonly offer: PlanOffer;
}

function Offer({ offer, messages, formatters: { money, ...formatters } }: OfferProps): ReactElement {
  const { provider, plan, min, max, reason } = offer;
  const total = plan.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <>
      {reason === undefined ? null : <Notice kind="warning">{messages.unavailable({ provider, reason })}</Notice>}
      {plan.length > 0 ? (
        <>
          <Text>{messages.intro({ amount: money(total), count: plan.length })}</Text>
          <PlanList plan={plan} messages={messages} formatters={{ money, ...formatters }} />
        </>
      ) : null}
      <Heading level={3} look="h5">
        {messages.conditions}
      </Heading>
      <ul>
        <li>{messages.noInterest}</li>
        <li>{messages.onItsPage({ provider })}</li>
        <li>{messages.changedTotal}</li>
        {min === undefined || max === undefined ? null : <li>{messages.range({ min: money(min), max: money(max) })}</li>}
      </ul>
    </>
  );
}
