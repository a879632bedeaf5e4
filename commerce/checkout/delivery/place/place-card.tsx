import type { ReactElement, ReactNode, Ref } from 'react';
import type { CheckoutMessages } from '#generated/messages/checkout/messages.ts';
import type { DayHours } from '#generated/openapi/shared.ts';
import { HoursList } from './hours-list.tsx';
import { PlaceCardRoot } from './place.styles.ts';

interface Props {
  readonly name: string;
  readonly lines: readonly string[];
  readonly hours: readonly DayHours[];
  /** When the goods are ready. */
  readonly ready?: string;
  readonly messages: CheckoutMessages;
  readonly languageTag: string;
  readonly ref?: Ref<HTMLParagraphElement>;
  readonly children: ReactNode;
}

/** Card of a shipment's store or collection point. */
export function PlaceCard({ name, lines, hours, ready, messages, languageTag, ref, children }: Props): ReactElement {
  return (
    <PlaceCardRoot>
      <p data-part="name" ref={ref} tabIndex={-1}>
        {name}
      </p>
      <address>{lines.join('\n')}</address>
      {ready === undefined ? null : <p data-part="ready">{ready}</p>}
      <HoursList hours={hours} messages={messages} languageTag={languageTag} />
      {children}
    </PlaceCardRoot>
  );
}
