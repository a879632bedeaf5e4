import { useEffect, useEffectEvent, type ReactElement } from 'react';
import { ChallengeDialog } from '#commerce/checkout/authentication/challenge-dialog.tsx';
import { getChallenge } from '#commerce/checkout/authentication/challenge-of.ts';
import { createFormatters } from '#commerce/site/formatters.ts';
import type { AuthenticationChallengeMessages } from '#generated/messages/authentication-challenge/messages.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { getLocaleNames } from '../../commerce/shop-locale.ts';
import type { DialogProps } from '../define-dialog.ts';
import type { ChallengeParams } from './challenge-params.ts';

type Props = DialogProps<ChallengeParams, { readonly challenge: AuthenticationChallengeMessages }, Order>;

export default function ChallengeView({ locale, frame, messages, critical: order }: Props): ReactElement | null {
  const challenge = getChallenge(order);
  const formatters = createFormatters({ ...getLocaleNames(locale), currency: order.currency });
  // Loads the document like a redirect, because the checkout of a canceled order has another cart.
  const goOn = ({ orderId }: Order): void => location.replace(formatters.href(`/checkout/return?order=${orderId}`));
  // The challenge was completed before the dialog opened, e.g. in another tab.
  const isSettled = challenge === undefined && frame.isOpen;
  const leave = useEffectEvent(() => goOn(order));
  useEffect(() => {
    if (isSettled) leave();
  }, [isSettled]);
  if (!challenge) return null;
  return (
    <ChallengeDialog
      key={challenge.authenticationId}
      frame={frame}
      order={order}
      challenge={challenge}
      messages={messages.challenge}
      formatters={formatters}
      onDecided={goOn}
    />
  );
}
