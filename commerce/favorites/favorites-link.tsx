import { useSyncExternalStore, type ReactElement } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import { CartAnchor } from '../cart/mini-cart/cart-link.styles.ts';
import type { Favorites } from './favorites.ts';

interface Props {
  readonly favorites: Favorites;
  /** Address with its locale. */
  readonly href: string;
  /** The link's name with a count. */
  readonly label: (count: number) => string;
}

/** The header's link to the favorites. The count follows in the browser, as a page that many are shown does not know it. */
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
