import type { MouseEvent, ReactElement } from 'react';
import { MediaPicture } from '#blocks/parts/media/media-picture.tsx';
import { ProductPrice } from '#blocks/parts/products/product-price.tsx';
import type { RenderEnv } from '#engine/env.ts';
import { resolveHref } from '#engine/link.ts';
import type { RecommendedProduct } from '#blocks/host/recommendations.ts';
import { useHost } from '#engine/host-context.tsx';
import type { ProductRecommendationsMessages } from '#generated/messages/blocks/product-recommendations/messages.ts';
import { getLanguageTag } from '#messages/runtime/language-tag.ts';
import { Rating } from '#ui/rating/rating.tsx';
import { followLink } from '#engine/hydrate/follow-link.ts';
import { QuickAdd } from './quick-add.tsx';
import { Facts, Item, Kind, Shape, Title } from './product-recommendations.styles.ts';

interface ProductCardProps {
  readonly blockId: string;
  /** Zero-based place in the row. */
  readonly index: number;
  /** The CSS `sizes` of its image. */
  readonly sizes: string;
  readonly product: RecommendedProduct;
  readonly messages: ProductRecommendationsMessages;
  readonly env: RenderEnv;
}

/** One recommended product; the whole card is one link, whose click is tracked with the product's token. */
export function ProductCard({ blockId, index, sizes, product, messages, env }: ProductCardProps): ReactElement {
  const host = useHost();
  const { productId, sku, title, kind, image, url, rating, recommendationId } = product;

  const onClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    host.track({
      name: 'recommendation-click',
      blockId,
      data: { productId, position: index + 1, ...(recommendationId && { recommendationId }) },
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
          {kind && <Kind>{kind}</Kind>}
          <ProductPrice price={product.price} languageTag={getLanguageTag(env.locale)} messages={messages} />
          {rating !== undefined && rating > 0 && <Rating value={rating} label={messages.rating({ rating })} />}
        </Facts>
      </a>
      {sku !== undefined && <QuickAdd blockId={blockId} line={{ productId, sku }} title={title} messages={messages} />}
    </Item>
  );
}

/** Skeleton of a loading card, of the same height. */
export function ProductCardSkeleton(): ReactElement {
  return (
    <Item aria-hidden="true">
      <Shape />
      <Facts data-waiting />
    </Item>
  );
}
