import type { ReactElement } from 'react';
import type { PayLaterMessages } from '#generated/messages/pay-later/messages.ts';
import type { Instalment } from '#generated/openapi/shared.ts';
import type { Formatters } from '../../../site/formatters.ts';
import { Payments } from './pay-later.styles.ts';

const DAY = 24 * 60 * 60_000;

interface Props {
  readonly plan: readonly Instalment[];
  readonly messages: Pick<PayLaterMessages, 'today' | 'dueOn'>;
  readonly formatters: Formatters;
  /** Of the order, which is today's by default. */
  readonly orderedAt?: Date;
}

/** The payments of a plan with their dates. */
export function PlanList({ plan, messages, formatters, orderedAt = new Date() }: Props): ReactElement {
  return (
    <Payments>
      {plan.map(({ amount, dueInDays }) => (
        <li key={dueInDays}>
          <span>
            {dueInDays === 0 ? messages.today : messages.dueOn({ date: new Date(orderedAt.getTime() + dueInDays * DAY) })}
          </span>
          <strong>{formatters.money(amount)}</strong>
        </li>
      ))}
    </Payments>
  );
}
