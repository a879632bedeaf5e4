import type { ReactElement } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import { useCartCount } from './cart-count.ts';
import { CartAnchor } from './cart-link.styles.ts';

interface Props {
  /** Path with its locale. */
  readonly href: string;
  /** Number of units at server rendering. */
  readonly count: number;
  /** Accessible name of the link for a count. */
  readonly label: (count: number) => string;
}

/** Header link to the cart with its count. A native link, so that it works without JavaScript. */
export function CartLink({ href, count: known, label }: Props): ReactElement {
  const count = useCartCount(known);
  return (
    <CartAnchor href={href} aria-label={label(count)}>
      <Icon name="bag" size="large" />
      {count > 0 ? (
        <span aria-hidden="true" key={count}>
          {count}
        </span>
      ) : null}
    </CartAnchor>
  );
}
