import type { ReactElement } from 'react';
import type { ConfirmationMessages } from '#generated/messages/confirmation/messages.ts';
import type { Order, PriceAdjustment } from '#generated/openapi/shared.ts';
import { Heading } from '#ui/heading/heading.tsx';
import type { Formatters } from '../site/formatters.ts';
import { AdjustmentList } from './confirmation.styles.ts';

interface Props {
  readonly order: Pick<Order, 'items' | 'priceAdjustments'>;
  readonly messages: ConfirmationMessages;
  readonly formatters: Formatters;
}

const reasons = {
  DAMAGED: 'reasonDamaged',
  PRICE_MATCH: 'reasonPriceMatch',
  SERVICE_RECOVERY: 'reasonServiceRecovery',
  DISPLAY_ITEM: 'reasonDisplayItem',
  MANAGER_DECISION: 'reasonManagerDecision',
} as const satisfies Readonly<Record<PriceAdjustment['reason'], keyof ConfirmationMessages>>;

/** Price adjustments of employees with their reasons. The totals include them. */
export function PriceAdjustments({ order: { items, priceAdjustments }, messages, formatters: { money } }: Props): ReactElement | null {
  if (!priceAdjustments?.length) return null;
  return (
    <section aria-labelledby="order-adjustments">
      <Heading level={3} look="h5" id="order-adjustments">
        {messages.adjustments}
      </Heading>
      <AdjustmentList role="list">
        {priceAdjustments.map(({ id, itemId, reason, amount, by }) => (
          <li key={id}>
            <div>
              <p data-part="name">{items.find((item) => item.id === itemId)?.name ?? messages.wholeOrder}</p>
              <p>{messages.adjustedBy({ reason: messages[reasons[reason]], name: by })}</p>
            </div>
            <p data-part="amount">{money(-amount)}</p>
          </li>
        ))}
      </AdjustmentList>
    </section>
  );
}
