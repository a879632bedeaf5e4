import { useState, type ReactElement } from 'react';
import type { PayLaterMessages } from '#generated/messages/pay-later/messages.ts';
import type { Installment } from '#generated/openapi/shared.ts';
import type { Formatters } from '../../../site/formatters.ts';
import { Payments } from './pay-later.styles.ts';

const DAY = 24 * 60 * 60_000;

interface Props {
  readonly plan: readonly Installment[];
  readonly messages: Pick<PayLaterMessages, 'today' | 'dueOn'>;
  readonly formatters: Formatters;
}

/** Payments of a plan with dates, as if ordered today. */
export function PlanList({ plan, messages, formatters }: Props): ReactElement {
  const [orderedAt] = useState(() => Date.now());
  return (
    <Payments>
      {plan.map(({ amount, dueInDays }) => (
        <li key={dueInDays}>
          <span>{dueInDays === 0 ? messages.today : messages.dueOn({ date: new Date(orderedAt + dueInDays * DAY) })}</span>
          <strong>{formatters.money(amount)}</strong>
        </li>
      ))}
    </Payments>
  );
}
