import type { MouseEvent, ReactElement } from 'react';
import { fillWord } from '#blocks/parts/fill-word.ts';
import { MediaPicture } from '#blocks/parts/media-picture.tsx';
import type { Words } from '#engine/definition.ts';
import type { RenderEnv } from '#engine/env.ts';
import { resolveHref } from '#engine/link.ts';
import type { RecommendedProduct } from '#blocks/host/recommendations.ts';
import { useHost } from '#engine/host-context.tsx';
import { Price } from '#ui/price/price.tsx';
import { Rating } from '#ui/rating/rating.tsx';
import { followLink } from '#engine/hydrate/follow-link.ts';
import { QuickAdd } from './quick-add.tsx';
import { formatPrice } from './format-price.ts';
import { Facts, Item, Shape, Title } from './product-recommendations.styles.ts';
import type { RecommendationWord } from './recommendation-words.ts';

interface ProductCardProps {
  readonly blockId: string;
  /** Zero-based place in the row. */
  readonly index: number;
  /** The CSS `sizes` of its picture. */
  readonly sizes: string;
  readonly product: RecommendedProduct;
  readonly words: Words<RecommendationWord>;
  readonly env: RenderEnv;
}

/** One recommended product; the whole card is one link, whose click is told with its token. */
export function ProductCard({ blockId, index, sizes, product, words, env }: ProductCardProps): ReactElement {
  const host = useHost();
  const { productId, sku, title, image, url, rating, recToken, recommendationId } = product;
  const { current, original } = formatPrice(product.price, env.locale);

  const onClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    host.track({
      name: 'recommendation-click',
      blockId,
      data: { productId, position: index + 1, ...(recToken && { recTokens: [recToken] }), ...(recommendationId && { recommendationId }) },
    });
    followLink(host, event.currentTarget, event.nativeEvent);
  };
  return (
    <Item>
      <a href={resolveHref(url, env)} onClick={onClick}>
        <Shape>
          <MediaPicture media={{ sm: { url: image, alt: '', width: 800, height: 1000 } }} aspect="4/5" sizes={sizes} />
        </Shape>
        <Facts>
          <Title data-title>{title}</Title>
          {original === undefined ? (
            <Price current={current} />
          ) : (
            <Price current={current} original={original} currentLabel={words.now} originalLabel={words.was} />
          )}
          {rating !== undefined && rating > 0 && (
            <Rating
              value={rating}
              label={fillWord(words.rating, { rating: new Intl.NumberFormat(env.locale, { maximumFractionDigits: 1 }).format(rating) })}
            />
          )}
        </Facts>
      </a>
      {sku !== undefined && <QuickAdd blockId={blockId} line={{ productId, sku }} title={title} words={words} />}
    </Item>
  );
}

/** The shape of a card to come, of the same height. */
export function ProductCardSkeleton(): ReactElement {
  return (
    <Item aria-hidden="true">
      <Shape />
      <Facts data-waiting />
    </Item>
  );
}
