import { useSyncExternalStore, type FormEvent, type ReactElement } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import { HeartForm } from './favorite-button.styles.ts';
import { useFavorites, type FavoritesContextValue } from '../favorites-context.ts';

export interface FavoriteButtonProps {
  /** Id of a style in a color. */
  readonly productId: string;
  /** Name of the product. */
  readonly name: string;
  /** `picture` is in the corner of an image, `plain` beside other controls. */
  readonly look?: 'picture' | 'plain';
}

/** Heart button. Its state loads in the browser, because cached pages are the same for all visitors. */
export function FavoriteButton(props: FavoriteButtonProps): ReactElement | null {
  const shop = useFavorites();
  return shop ? <Heart {...props} shop={shop} /> : null;
}

function Heart({
  productId,
  name,
  look = 'picture',
  shop: { favorites, action, label },
}: FavoriteButtonProps & { readonly shop: FavoritesContextValue }): ReactElement {
  const isFavorite = useSyncExternalStore(
    favorites.subscribe,
    () => favorites.has(productId),
    () => false,
  );
  const toggle = (event: FormEvent): void => {
    event.preventDefault();
    favorites.setFavorite(productId, !isFavorite);
  };
  return (
    <HeartForm method="post" action={action} data-look={look} data-favorite={productId} onSubmit={toggle}>
      <input type="hidden" name="intent" value="add" />
      <button type="submit" name="product" value={productId} aria-label={label(name)} aria-pressed={isFavorite}>
        <Icon name="heart" size={look === 'plain' ? 'large' : 'medium'} filled={isFavorite} />
      </button>
    </HeartForm>
  );
}
