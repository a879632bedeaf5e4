import type { ReactElement } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import { useCartCount } from './cart-count.ts';
import { CartAnchor } from './cart-link.styles.ts';

interface Props {
  /** With its locale. */
  readonly href: string;
  /** Units as the server knew them. */
  readonly count: number;
  /** What the link is called with a count. */
  readonly label: (count: number) => string;
}

/** The header's way to the cart with its count; a native link, so that it works before any script. */
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
