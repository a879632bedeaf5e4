import type { ReactElement } from 'react';
import type { VariantPrice } from '#generated/openapi/products.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Price } from '#ui/price/price.tsx';
import { Rating } from '#ui/rating/rating.tsx';
import { ProductBadge } from '../badges/product-badge.tsx';
import type { Formatters } from '../site/formatters.ts';
import { formatNumber } from '#messages/format/number.ts';
import { REVIEWS_ID } from '../reviews/reviews/reviews-id.ts';
import { getDiscountPercent } from './choice.ts';
import { HeadRoot } from './product-screen.styles.ts';
import type { ProductMessages } from '#generated/messages/product/messages.ts';
import type { ProductView } from './product-view.ts';

export interface ProductHeadProps {
  readonly view: ProductView;
  readonly price: VariantPrice;
  readonly messages: ProductMessages;
  readonly formatters: Formatters;
  /** False omits the name, if it is the dialog's title. */
  readonly isNamed?: boolean;
}

/** Name, rating and price of a product. */
export function ProductHead({ view, price, messages, formatters, isNamed = true }: ProductHeadProps): ReactElement {
  const { name, kind, badge, eyebrow, rating, earnablePoints } = view;
  const { money, languageTag, href } = formatters;
  const saving = getDiscountPercent(price);
  const amount = view.giftCard?.amount;
  return (
    <HeadRoot>
      {badge || eyebrow ? (
        <p data-part="marks">
          {badge ? <ProductBadge badge={badge} /> : null}
          {eyebrow ? <ProductBadge badge={eyebrow} /> : null}
        </p>
      ) : null}
      {isNamed ? (
        <Heading level={1} look="h3">
          {name}
        </Heading>
      ) : null}
      {kind ? <p data-part="kind">{kind}</p> : null}
      {rating && rating.reviewsCount > 0 ? (
        <a href={`#${REVIEWS_ID}`} data-part="rating">
          <Rating
            value={rating.score}
            label={`${messages.rating({ score: rating.score })}, ${messages.reviews({ count: rating.reviewsCount })}`}
            count={`${formatNumber(rating.score, languageTag, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} (${formatNumber(rating.reviewsCount, languageTag)})`}
          />
        </a>
      ) : null}
      <div aria-live="polite" data-part="price">
        {saving > 0 ? (
          <Price
            size="large"
            current={money(price.current)}
            original={money(price.original)}
            currentLabel={messages.priceNow}
            originalLabel={messages.priceWas}
            saving={formatNumber(-saving / 100, languageTag, { style: 'percent' })}
            note={price.discountName}
          />
        ) : (
          <Price size="large" current={amount ? `${money(amount.min)} – ${money(amount.max)}` : money(price.current)} />
        )}
      </div>
      {earnablePoints ? (
        <a href={href('/club')} data-dialog="loyalty" data-part="points">
          {messages.pointsForMembers({ points: earnablePoints })}
        </a>
      ) : null}
    </HeadRoot>
  );
}
