import type { ReactElement, Ref } from 'react';
import { ButtonLink } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Text } from '#ui/text/text.tsx';
import { EmptyRoot } from './cart-screen.styles.ts';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import { RemovedForm, type RemovedByForm } from './removal/removed-form.tsx';
import { RemovedRow, type Removal } from './removal/removed-row.tsx';
import type { Formatters } from '../site/formatters.ts';

/** A way on from an empty cart. */
export interface WayOn {
  readonly label: string;
  /** With its locale, or absolute. */
  readonly href: string;
}

interface Props {
  readonly messages: CartMessages;
  readonly formatters: Formatters;
  readonly ways: readonly WayOn[];
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** A code of a link that waits for a cart. */
  readonly waitingCode?: string;
  readonly removal?: Removal;
  /** The last row was removed by a form without script. */
  readonly removed?: RemovedByForm;
}

/** An empty cart says so, and where to go from here. */
export function EmptyCart({ messages, formatters: { href }, ways, headingRef, waitingCode, removal, removed }: Props): ReactElement {
  return (
    <EmptyRoot>
      {removal?.line ? <RemovedRow key={removal.line.item.id} {...removal} line={removal.line} messages={messages} /> : null}
      {removed && !removal?.line ? <RemovedForm removed={removed} messages={messages} action={href('/cart')} /> : null}
      <Icon name="bag" size="huge" />
      <Heading level={1} look="h2" ref={headingRef} tabIndex={-1}>
        {messages.empty}
      </Heading>
      <Text muted>{messages.emptyLead}</Text>
      {waitingCode === undefined ? null : <Notice kind="info">{messages.couponWaiting({ code: waitingCode })}</Notice>}
      <ul role="list">
        <li>
          <ButtonLink href={href('/')}>{messages.continueShopping}</ButtonLink>
        </li>
        {ways.map(({ label, href: to }) => (
          <li key={to}>
            <ButtonLink href={to} variant="outline">
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </EmptyRoot>
  );
}
