import { useEffect, useState, type ReactElement } from 'react';
import { payLaterMessages } from '#generated/messages/pay-later/lazy.ts';
import type { PayLaterInstrumentInput } from '#generated/openapi/cart.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Text } from '#ui/text/text.tsx';
import { useCalls } from '../../../query/commerce-provider.tsx';
import { useLazyMessages } from '../../../query/use-lazy-messages.ts';
import type { TenderFormProps } from '../tender.ts';
import { openPlanPage } from './open-plan-page.ts';
import { PlanBox } from './pay-later.styles.ts';
import { PlanList } from './plan-list.tsx';

/** The cart's accepted plan, or the payments of a new one with the link to the provider's page. */
export function PayLaterForm(props: TenderFormProps<PayLaterInstrumentInput>): ReactElement | null {
  const { cart, texts, method, instrument, isRejected, onState, onFailure } = props;
  const { formatters } = texts;
  const calls = useCalls();
  const [wantsNew, setWantsNew] = useState(false);
  const messages = useLazyMessages('pay-later', payLaterMessages, formatters.languageTag);
  const isAccepted = instrument !== undefined && !isRejected && cart.totals.remainingToPay === 0;
  const isKept = isAccepted && !wantsNew;
  const provider = instrument?.providerName ?? method?.label ?? texts.messages.payLater;
  const redirect = async (): Promise<void> => {
    try {
      await openPlanPage(calls, cart.id);
    } catch {
      if (messages) onFailure(messages.leaveFailed({ provider }));
    }
  };
  useEffect(() => {
    onState({
      getInput: () => Promise.resolve(messages ? 'kept' : undefined),
      onSent: () => setWantsNew(false),
      ...(isKept ? {} : { redirect, nextLabel: messages?.continue({ provider }) }),
    });
    return () => onState(undefined);
  });
  if (!messages) return null;
  const plan = (isKept ? instrument.installments : method?.installments) ?? [];
  const change = isAccepted ? (
    <Button variant="text-link" size="small" onClick={() => setWantsNew(!wantsNew)}>
      {wantsNew ? messages.keepPlan : messages.newPlan}
    </Button>
  ) : null;
  if (isKept) {
    return (
      <PlanBox>
        <Text>{messages.accepted({ provider })}</Text>
        <PlanList plan={plan} messages={messages} formatters={formatters} />
        {change}
      </PlanBox>
    );
  }
  return (
    <PlanBox>
      {instrument && !isAccepted && !isRejected ? <Notice kind="warning">{messages.outdated}</Notice> : null}
      <PlanList plan={plan} messages={messages} formatters={formatters} />
      <ButtonLink variant="text-link" size="small" href="#modal-pay-later-provider">
        {messages.more}
      </ButtonLink>
      <Text look="small" muted>
        {messages.leaving({ provider })}
      </Text>
      {change}
    </PlanBox>
  );
}
