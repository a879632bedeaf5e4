import type { ReactElement } from 'react';
import type { CheckoutMessages } from '#generated/messages/checkout/messages.ts';
import { Link } from '#ui/link/link.tsx';
import type { Formatters } from '../site/formatters.ts';
import type { CheckoutCustomer } from './checkout-customer.ts';

interface Props {
  readonly customer: CheckoutCustomer | undefined;
  /** Path of the step, to which the sign-in returns. */
  readonly path: string;
  readonly messages: CheckoutMessages;
  readonly formatters: Formatters;
}

/** Account that the order belongs to; for guests a link to the sign-in and back to the step. */
export function AccountLine({ customer, path, messages, formatters: { href } }: Props): ReactElement {
  if (customer) return <p>{messages.signedInAs({ email: customer.email })}</p>;
  const next = new URLSearchParams({ next: path });
  return (
    <p>
      {messages.haveAccount} <Link href={`${href('/account/sign-in')}?${next}`}>{messages.signIn}</Link>
    </p>
  );
}
