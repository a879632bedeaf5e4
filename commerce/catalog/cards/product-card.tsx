import { memo, useState, type CSSProperties, type ReactElement } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import { Link } from '#ui/link/link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { formatNumber } from '#messages/format/number.ts';
import { FavoriteButton } from '../../favorites/heart/favorite-button.tsx';
import { ProductBadge } from '../../badges/product-badge.tsx';
import { CompareBox, QuickShopLink } from './card-actions.tsx';
import { getCardImage } from './card-image.ts';
import { CardPrice } from './card-price.tsx';
import type { ListingMessages } from '#generated/messages/listing/messages.ts';
import { getShopHref } from '../shop-href.ts';
import { getColorUrl, type CardColor, type ListingCard } from '../listing.ts';
import { toSwatchBackground } from '../../images/swatch.ts';
import { CardRoot, Facts, Shot, Swatches } from './product-card.styles.ts';

export interface ProductCardProps {
  readonly card: ListingCard;
  readonly messages: ListingMessages;
  /** As in URLs, e.g. "en-us". */
  readonly locale: string;
  readonly languageTag: string;
  /** CSS `sizes` of the image. */
  readonly sizes: string;
  /** `first` is the LCP image; `early` is visible without scrolling. */
  readonly loading?: 'first' | 'early' | 'lazy';
  /** Colors that the shopper filtered by; the first available one is shown. */
  readonly preferredColors?: readonly string[];
  /** Zero-based position in the list. */
  readonly index?: number;
  /** Opens the quick shop; without it the card has neither quick shop nor comparison. Must be stable, like `onSelect`. */
  readonly onQuickShop?: (productId: string) => void;
  /** Called when the link is followed. Must be stable, because a new function renders all cards again. */
  readonly onSelect?: (card: ListingCard, index: number) => void;
}

const SHOWN_COLORS = 5;

/** Product card: a link as large as the card, and radio buttons for the color. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps): ReactElement {
  const { card, messages, locale, languageTag, sizes, loading = 'lazy', preferredColors, index = 0, onSelect, onQuickShop } = props;
  const { name, kind, views, colors, badge, eyebrow, rating } = card;
  const [chosen, choose] = useState<string>();
  const [isActive, setActive] = useState(false);
  const preferred = preferredColors && colors.find(({ label }) => preferredColors.includes(label));
  const color = colors.find(({ id }) => id === chosen) ?? preferred ?? colors[0];
  const isOwn = color === undefined || color.id === card.id;
  const shot = isOwn ? (views[0] ?? color?.src ?? '') : color.src;
  const second = isOwn ? views[1] : undefined;
  const href = getShopHref(locale, isOwn ? card.url : getColorUrl(card.url, color.id));
  const productId = color?.id ?? card.id;

  return (
    <CardRoot
      onPointerEnter={(event) => event.pointerType === 'mouse' && setActive(true)}
      onPointerLeave={() => setActive(false)}
      onFocus={(event) => event.target.matches(':focus-visible') && setActive(true)}
      onBlur={() => setActive(false)}
    >
      <Shot>
        <img
          {...getCardImage(shot)}
          sizes={sizes}
          alt={color ? `${name}, ${color.label}` : name}
          loading={loading === 'lazy' ? 'lazy' : 'eager'}
          fetchPriority={loading === 'first' ? 'high' : undefined}
          decoding={loading === 'first' ? 'sync' : 'async'}
        />
        {isActive && second ? <img {...getCardImage(second)} sizes={sizes} alt="" /> : null}
        {badge ? <ProductBadge badge={badge} /> : null}
        <FavoriteButton productId={productId} name={name} />
        {onQuickShop ? <QuickShopLink productId={productId} name={name} href={href} messages={messages} onOpen={onQuickShop} /> : null}
      </Shot>
      {colors.length > 1 ? <ColorChoice id={card.id} colors={colors} shown={color} choose={choose} messages={messages} /> : null}
      <Facts>
        {eyebrow ? (
          <p>
            <ProductBadge badge={eyebrow} />
          </p>
        ) : null}
        <h2>
          <Link href={href} variant="quiet" cover onClick={() => onSelect?.(card, index)}>
            {name}
          </Link>
        </h2>
        {kind ? <span data-part="kind">{kind}</span> : null}
        <div data-part="price">
          <CardPrice price={card.price} languageTag={languageTag} messages={messages} />
          {rating && rating.reviewsCount > 0 ? (
            <span data-part="rating">
              <VisuallyHidden>
                {`${messages.rating({ score: rating.score })}, ${messages.reviews({ count: rating.reviewsCount })}`}
              </VisuallyHidden>
              <Icon name="star" size="small" filled />
              <span aria-hidden="true">
                {formatNumber(rating.score, languageTag, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
              </span>
              <span aria-hidden="true">{`(${formatNumber(rating.reviewsCount, languageTag)})`}</span>
            </span>
          ) : null}
        </div>
      </Facts>
      {onQuickShop ? <CompareBox product={{ id: productId, name, src: shot }} messages={messages} /> : null}
    </CardRoot>
  );
});

interface ColorChoiceProps {
  readonly id: string;
  readonly colors: readonly CardColor[];
  readonly shown: CardColor | undefined;
  readonly choose: (id: string) => void;
  readonly messages: ListingMessages;
}

function ColorChoice({ id, colors, shown, choose, messages }: ColorChoiceProps): ReactElement {
  const first = colors.slice(0, SHOWN_COLORS);
  const offered = shown === undefined || first.includes(shown) ? first : [...first.slice(0, -1), shown];
  const more = colors.length - offered.length;
  return (
    <Swatches role="radiogroup" aria-label={messages.colors({ count: colors.length })}>
      {offered.map(({ id: own, label, swatch }) => (
        <label key={own} title={label} onPointerEnter={(event) => event.pointerType === 'mouse' && choose(own)}>
          <input type="radio" name={`color-${id}`} aria-label={label} checked={own === shown?.id} onChange={() => choose(own)} />
          <span style={{ '--swatch': toSwatchBackground(swatch) } as CSSProperties} />
        </label>
      ))}
      {more > 0 ? <span aria-hidden="true">{messages.moreColors({ count: more })}</span> : null}
    </Swatches>
  );
}
