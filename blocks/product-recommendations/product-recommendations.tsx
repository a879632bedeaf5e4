import type { ReactElement } from 'react';
import { useId, useRef } from 'react';
import { Frame } from '#blocks/parts/media/frame.tsx';
import { TextGroup } from '#blocks/parts/text/text-group.tsx';
import { useImpression } from '#blocks/parts/tracking/use-impression.ts';
import { useProducts } from '#blocks/parts/products/use-products.ts';
import type { RecommendedProduct } from '#blocks/host/recommendations.ts';
import type { BlockProps } from '#engine/definition.ts';
import type { ProductRecommendations, RecommendedProductItem } from '#generated/content/types.ts';
import type { ProductRecommendationsMessages } from '#generated/messages/blocks/product-recommendations/messages.ts';
import { ProductCard, ProductCardSkeleton } from './product-card.tsx';
import { Row, Stack } from './product-recommendations.styles.ts';
import type { RecommendationSettings } from './recommendation-settings.ts';

const cardsInView = { '3-cards': 3, '6-up': 6 } as const;
const sizes = {
  '3-cards': '(min-width: 1024px) 31vw, (min-width: 600px) 42vw, 76vw',
  '6-up': '(min-width: 1024px) 15vw, (min-width: 600px) 29vw, 44vw',
} as const;

/** Products of the recommendation service; a skeleton of the same height while they load, nothing when there are none. */
export default function ProductRecommendationsBlock({
  id,
  content,
  messages,
  settings,
  env,
}: BlockProps<ProductRecommendations, ProductRecommendationsMessages, RecommendationSettings>): ReactElement | null {
  const row = useRef<HTMLUListElement>(null);
  const labelId = useId();
  const { maxProducts } = settings.recommendations;
  const { items, limit = maxProducts } = content;
  const products = useProducts({ type: content.type, id }, { ...content, items: items?.map(toGroupProduct) }, Math.min(limit, maxProducts));
  useImpression(id, row, products);
  if (products?.length === 0) return null;

  const { variant = '6-up' } = content;
  const titleId = content.title ? labelId : undefined;
  return (
    <Frame colors={content}>
      <Stack aria-busy={products === undefined || undefined}>
        <TextGroup content={content} env={env} level={2} look={variant === '3-cards' ? 'h2' : 'h3'} titleId={titleId} />
        <Row
          ref={row}
          role="list"
          tabIndex={0}
          data-variant={variant}
          {...(titleId ? { 'aria-labelledby': titleId } : { 'aria-label': products ? messages.label : messages.loading })}
        >
          {products
            ? products.map((product, index) => (
                <ProductCard
                  key={`${index}-${product.productId}`}
                  blockId={id}
                  index={index}
                  sizes={sizes[variant]}
                  product={product}
                  messages={messages}
                  env={env}
                />
              ))
            : Array.from({ length: cardsInView[variant] }, (_, index) => <ProductCardSkeleton key={index} />)}
        </Row>
      </Stack>
    </Frame>
  );
}

/** Identifies an editor's product by the group id that its variants share, like the service's products. */
function toGroupProduct({ itemGroupId, ...item }: RecommendedProductItem): RecommendedProduct {
  return { ...item, productId: itemGroupId ?? item.productId };
}
