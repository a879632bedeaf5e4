import type { ReactElement, Ref } from 'react';
import { ButtonLink } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Text } from '#ui/text/text.tsx';
import { EmptyRoot } from './cart-screen.styles.ts';
import type { CartWords, Speech } from './speech.ts';

/** A way on from an empty cart. */
export interface WayOn {
  readonly label: string;
  /** With its locale, or absolute. */
  readonly href: string;
}

interface Props {
  readonly words: CartWords;
  readonly speech: Speech;
  readonly ways: readonly WayOn[];
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/** An empty cart says so, and where to go from here. */
export function EmptyCart({ words, speech: { href }, ways, headingRef }: Props): ReactElement {
  return (
    <EmptyRoot>
      <Icon name="bag" size="huge" />
      <Heading level={1} look="h2" ref={headingRef} tabIndex={-1}>
        {words.empty}
      </Heading>
      <Text muted>{words.emptyLead}</Text>
      <ul role="list">
        <li>
          <ButtonLink href={href('/')}>{words.continueShopping}</ButtonLink>
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
