import type { ReactElement } from 'react';
import type { FavoriteItem, FavoriteList } from '#generated/openapi/wishlists.ts';
import type { FavoritesMessages } from '#generated/messages/favorites/messages.ts';
import type { ListingMessages } from '#generated/messages/listing/messages.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Text } from '#ui/text/text.tsx';
import { ProductCard } from '../../catalog/cards/product-card.tsx';
import { toListingCard } from '../../catalog/listing.ts';
import type { Formatters } from '../../site/formatters.ts';
import { getFavoriteFacts } from './favorite-facts.ts';
import { FavoriteForm, type SubmitFavoriteForm } from './favorite-form.tsx';
import { ItemFoot } from './favorites-page.styles.ts';
import { MoveForm } from './move-form.tsx';

export interface FavoriteEntryProps {
  readonly item: FavoriteItem;
  readonly list: FavoriteList;
  readonly lists: readonly FavoriteList[];
  readonly locale: string;
  readonly messages: FavoritesMessages;
  readonly listing: ListingMessages;
  readonly formatters: Formatters;
  readonly action: string;
  readonly onSubmit: SubmitFavoriteForm;
  readonly onQuickShop: (productId: string) => void;
}

const SIZES = '(min-width: 1024px) 22vw, (min-width: 600px) 31vw, 46vw';

/** A favorite: its card, changes since it was added, and its actions. */
export function FavoriteEntry(props: FavoriteEntryProps): ReactElement {
  const { item, list, lists, locale, messages, listing, formatters, action, onSubmit, onQuickShop } = props;
  const { product, itemId } = item;
  const { priceChange, stock } = getFavoriteFacts(item);
  const name = product?.name ?? messages.unknownProduct({ id: itemId });
  const href = product && formatters.href(product.pageUrl);
  return (
    <li data-item={itemId}>
      {product ? (
        <ProductCard
          card={{ ...toListingCard(product), colors: [], price: toCardPrice(product.price) }}
          messages={listing}
          locale={locale}
          languageTag={formatters.languageTag}
          sizes={SIZES}
        />
      ) : (
        <Text muted>{name}</Text>
      )}
      <ItemFoot>
        {product ? <ColorName item={item} /> : null}
        {priceChange === 0 ? null : (
          <p data-kind={priceChange < 0 ? 'good' : undefined}>
            {priceChange < 0
              ? messages.cheaper({ amount: formatters.money(-priceChange) })
              : messages.dearer({ amount: formatters.money(priceChange) })}
          </p>
        )}
        {stock === 'fine' ? null : <p data-kind={stock === 'backInStock' ? 'good' : undefined}>{messages[stock]}</p>}
        {href && item.available ? (
          <ButtonLink
            href={href}
            variant="outline"
            size="small"
            full
            aria-label={messages.toCartOf({ name })}
            aria-haspopup="dialog"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              onQuickShop(itemId);
            }}
          >
            {messages.toCart}
          </ButtonLink>
        ) : null}
        <div data-part="actions">
          <FavoriteForm action={action} fields={{ intent: 'remove', list: list.favoriteId, product: itemId }} onSubmit={onSubmit}>
            <Button type="submit" variant="text-link" size="small" aria-label={messages.removeOf({ name })}>
              {messages.remove}
            </Button>
          </FavoriteForm>
          <MoveForm {...{ itemId, name, list, lists, messages, action, onSubmit }} />
        </div>
      </ItemFoot>
    </li>
  );
}

/** Price of the chosen color only. */
function toCardPrice({ current, original, currency }: NonNullable<FavoriteItem['product']>['price']) {
  return { current, original, currency };
}

function ColorName({ item: { product, id } }: Pick<FavoriteEntryProps, 'item'>): ReactElement | null {
  const color = product?.colors.find(({ productId }) => productId === id);
  return color ? <p>{color.label}</p> : null;
}
