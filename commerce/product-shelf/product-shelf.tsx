import type { ReactElement, ReactNode } from 'react';
import type { ListingMessages } from '#generated/messages/listing/messages.ts';
import type { RecommendedProduct } from '#generated/openapi/products.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { ProductCard } from '../catalog/cards/product-card.tsx';
import type { ListingCard } from '../catalog/listing.ts';
import { RowRoot } from './product-shelf.styles.ts';

export interface ProductRowProps {
  readonly title: string;
  readonly products: readonly RecommendedProduct[];
  /** Id of the recommendation list, if its impressions and clicks are reported. */
  readonly recommendationId?: string;
  readonly messages: ListingMessages;
  readonly locale: string;
  readonly languageTag: string;
  /** Shown beside the title. */
  readonly action?: ReactNode;
}

const SIZES = '(min-width: 1280px) 15vw, (min-width: 600px) 29vw, 44vw';

/** A row of product cards. */
export function ProductRow({ title, products, recommendationId, messages, locale, languageTag, action }: ProductRowProps): ReactElement {
  return (
    <RowRoot aria-label={title}>
      <header>
        <Heading level={2} look="h3">
          {title}
        </Heading>
        {action}
      </header>
      <ul role="list" data-recommendation={recommendationId}>
        {products.map((product) => (
          <li key={product.productId} data-product={product.itemGroupId}>
            <ProductCard card={toCard(product)} messages={messages} locale={locale} languageTag={languageTag} sizes={SIZES} />
          </li>
        ))}
      </ul>
    </RowRoot>
  );
}

/** Omits the color choice, because the row is static HTML. */
function toCard(product: RecommendedProduct): ListingCard {
  const { productId, title, kind, url, image, price, review_average: score, review_count: reviewsCount } = product;
  const { lowCurrent, lowOriginal, percentagePriceDiscount: _, ...range } = price;
  return {
    id: productId,
    name: title,
    ...(kind ? { kind } : {}),
    url,
    views: [image],
    colors: [],
    price: { current: lowCurrent, original: lowOriginal, lowCurrent, lowOriginal, ...range },
    ...(score !== undefined && reviewsCount !== undefined ? { rating: { score, reviewsCount } } : {}),
  };
}
