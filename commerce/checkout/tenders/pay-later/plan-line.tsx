import type { ReactElement } from 'react';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import type { Installment } from '#generated/openapi/shared.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Text } from '#ui/text/text.tsx';
import type { Formatters } from '../../../site/formatters.ts';

interface Props {
  readonly plan: readonly Installment[];
  /** Name of the provider. */
  readonly provider: string;
  readonly messages: Pick<CartMessages, 'planLine' | 'planMore'>;
  readonly formatters: Formatters;
  /** Opens the dialog; if absent, a link opens the dialog for the page's cart. */
  readonly onMore?: () => void;
}

/** E.g. "4 payments of $45 with Fernpay", with a link to the conditions. The amount is the highest payment. */
export function PlanLine({ plan, provider, messages, formatters, onMore }: Props): ReactElement {
  const amount = formatters.money(Math.max(...plan.map((payment) => payment.amount)));
  const look = { variant: 'text-link', size: 'small' } as const;
  return (
    <Text look="small">
      {messages.planLine({ count: plan.length, amount, provider })}{' '}
      {onMore ? (
        <Button {...look} aria-haspopup="dialog" onClick={onMore}>
          {messages.planMore}
        </Button>
      ) : (
        <ButtonLink {...look} href="#modal-pay-later-provider">
          {messages.planMore}
        </ButtonLink>
      )}
    </Text>
  );
}
