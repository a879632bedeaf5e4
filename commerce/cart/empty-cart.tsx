import type { ReactElement, Ref } from 'react';
import { ButtonLink } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Text } from '#ui/text/text.tsx';
import { EmptyRoot } from './cart-screen.styles.ts';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import type { FlashNotice } from './notices/flash-notices.ts';
import { RemovedForm, type RemovedByForm } from './removal/removed-form.tsx';
import { RemovedRow, type Removal } from './removal/removed-row.tsx';
import type { Formatters } from '../site/formatters.ts';

/** A link shown in the empty cart. */
export interface CartSuggestion {
  readonly label: string;
  /** A path with its locale, or an absolute URL. */
  readonly href: string;
}

interface Props {
  readonly messages: CartMessages;
  readonly formatters: Formatters;
  readonly suggestions: readonly CartSuggestion[];
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** Coupon code from a link, applied once there is a cart. */
  readonly waitingCode?: string;
  /** Notices of the service, e.g. about items that it has removed. */
  readonly notices?: readonly FlashNotice[];
  readonly removal?: Removal;
  /** The last line was removed by a form without JavaScript. */
  readonly removed?: RemovedByForm;
}

/** Message and links of an empty cart. */
export function EmptyCart(props: Props): ReactElement {
  const { messages, formatters, suggestions, headingRef, waitingCode, notices = [], removal, removed } = props;
  const { href } = formatters;
  return (
    <EmptyRoot>
      {notices.map(({ key, kind, text }) => (
        <Notice key={key} kind={kind}>
          {text}
        </Notice>
      ))}
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
        {suggestions.map(({ label, href: to }) => (
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
