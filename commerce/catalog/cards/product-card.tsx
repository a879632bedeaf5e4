import { memo, useState, type CSSProperties, type ReactElement } from 'react';
import { Badge } from '#ui/badge/badge.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Link } from '#ui/link/link.tsx';
import { Price } from '#ui/price/price.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { formatMoney, formatMoneyRange } from '#messages/format/money.ts';
import { formatNumber } from '#messages/format/number.ts';
import { cardImage } from './card-image.ts';
import type { ListingMessages } from '#generated/messages/listing/messages.ts';
import { shopHref } from '../shop-href.ts';
import { colorUrl, type CardColor, type ListingCard } from '../listing.ts';
import { swatchOf } from '../../images/swatch.ts';
import { CardRoot, Facts, Shot, Swatches } from './product-card.styles.ts';

export interface ProductCardProps {
  readonly card: ListingCard;
  readonly messages: ListingMessages;
  /** As in addresses, e.g. "en-us". */
  readonly locale: string;
  readonly languageTag: string;
  /** The CSS `sizes` of its picture. */
  readonly sizes: string;
  /** `first` paints the page's largest area; `early` is in sight from the start. */
  readonly loading?: 'first' | 'early' | 'lazy';
  /** Colors that the shopper has asked for: the first of them is the one to show. */
  readonly wanted?: readonly string[];
  /** In its list, from 0 on. */
  readonly index?: number;
  /** Told when its link is followed; the same function each time, as cards render anew for another. */
  readonly onSelect?: (card: ListingCard, index: number) => void;
}

const SHOWN_COLORS = 5;
const badgeKinds = { SALE: 'sale', NEW: 'solid' } as const;

/** A product of a list: the whole card is one link, beside it the choice of the color that is shown. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps): ReactElement {
  const { card, messages, locale, languageTag, sizes, loading = 'lazy', wanted, index = 0, onSelect } = props;
  const { name, kind, views, colors, badge, eyebrow, rating } = card;
  const [chosen, choose] = useState<string>();
  const [hovers, setHovers] = useState(false);
  const asked = wanted && colors.find(({ label }) => wanted.includes(label));
  const color = colors.find(({ id }) => id === chosen) ?? asked ?? colors[0];
  const isOwn = color === undefined || color.id === card.id;
  const shot = isOwn ? (views[0] ?? color?.src ?? '') : color.src;
  const second = isOwn ? views[1] : undefined;
  const badgeKind = badge && badge.id in badgeKinds ? badgeKinds[badge.id as keyof typeof badgeKinds] : 'neutral';

  return (
    <CardRoot onPointerEnter={(event) => event.pointerType === 'mouse' && setHovers(true)} onPointerLeave={() => setHovers(false)}>
      <Shot>
        <img
          {...cardImage(shot)}
          sizes={sizes}
          alt={color ? `${name}, ${color.label}` : name}
          loading={loading === 'lazy' ? 'lazy' : 'eager'}
          fetchPriority={loading === 'first' ? 'high' : undefined}
          decoding={loading === 'first' ? 'sync' : 'async'}
        />
        {hovers && second ? <img {...cardImage(second)} sizes={sizes} alt="" /> : null}
        {badge ? <Badge kind={badgeKind}>{badge.label}</Badge> : null}
      </Shot>
      {colors.length > 1 ? <ColorChoice id={card.id} colors={colors} shown={color} choose={choose} messages={messages} /> : null}
      <Facts>
        {eyebrow ? <span data-part="eyebrow">{eyebrow.label}</span> : null}
        <h2>
          <Link
            href={shopHref(locale, isOwn ? card.url : colorUrl(card.url, color.id))}
            variant="quiet"
            cover
            onClick={() => onSelect?.(card, index)}
          >
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
          <span style={{ '--swatch': swatchOf(swatch) } as CSSProperties} />
        </label>
      ))}
      {more > 0 ? <span aria-hidden="true">{messages.moreColors({ count: more })}</span> : null}
    </Swatches>
  );
}

/** One price where all colors cost the same; otherwise from the lowest on, or from the lowest to the highest where none is reduced. */
function CardPrice({
  price,
  languageTag,
  messages,
}: Pick<ProductCardProps, 'languageTag' | 'messages'> & Pick<ListingCard, 'price'>): ReactElement {
  const { current, original = current, lowCurrent = current, highCurrent = current, currency } = price;
  const { highOriginal = Math.max(original, highCurrent) } = price;
  const money = (amount: number): string => formatMoney(amount, currency, languageTag);
  const isRange = lowCurrent < highCurrent;
  const isReduced =
    original > current || highOriginal > highCurrent || (isRange && highOriginal > lowCurrent && price.lowOriginal === highOriginal);
  if (!isReduced) return <Price current={isRange ? formatMoneyRange(lowCurrent, highCurrent, currency, languageTag) : money(current)} />;
  return (
    <Price
      current={isRange ? messages.from({ price: money(lowCurrent) }) : money(current)}
      original={money(isRange ? highOriginal : original)}
      currentLabel={messages.priceNow}
      originalLabel={messages.priceWas}
    />
  );
}
