import { useSyncExternalStore, type ReactElement } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import { CartAnchor } from '../cart/mini-cart/cart-link.styles.ts';
import type { Favorites } from './favorites.ts';

interface Props {
  readonly favorites: Favorites;
  /** Path with its locale. */
  readonly href: string;
  /** Accessible name of the link for a count. */
  readonly label: (count: number) => string;
}

/** Header link to the favorites. The count loads in the browser, because cached pages are the same for all visitors. */
export function FavoritesLink({ favorites, href, label }: Props): ReactElement {
  const count = useSyncExternalStore(favorites.subscribe, favorites.count, () => 0);
  return (
    <CartAnchor href={href} aria-label={label(count)}>
      <Icon name="heart" size="large" />
      {count > 0 ? (
        <span aria-hidden="true" key={count}>
          {count}
        </span>
      ) : null}
    </CartAnchor>
  );
}
