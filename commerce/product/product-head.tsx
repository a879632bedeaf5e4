import type { ReactElement } from 'react';
import type { VariantPrice } from '#generated/openapi/products.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Price } from '#ui/price/price.tsx';
import { Rating } from '#ui/rating/rating.tsx';
import type { Speech } from '../cart/speech.ts';
import { formatNumber } from '../words/format.ts';
import { savingOf } from './choice.ts';
import { HeadRoot } from './product-screen.styles.ts';
import type { ProductWords } from './product-text.ts';
import type { ProductView } from './product-view.ts';

export interface ProductHeadProps {
  readonly view: ProductView;
  readonly price: VariantPrice;
  readonly words: ProductWords;
  readonly speech: Speech;
}

/** What it is and what it costs. */
export function ProductHead({ view, price, words, speech }: ProductHeadProps): ReactElement {
  const { name, kind, badge, eyebrow, rating } = view;
  const { say, money, languageTag } = speech;
  const saving = savingOf(price);
  return (
    <HeadRoot>
      {badge || eyebrow ? (
        <p data-part="marks">
          {badge?.id === 'SALE' ? <span data-part="sale">{badge.label}</span> : null}
          {badge && badge.id !== 'SALE' ? <Badge kind={badge.id === 'NEW' ? 'solid' : 'neutral'}>{badge.label}</Badge> : null}
          {eyebrow ? <span data-part="eyebrow">{eyebrow.label}</span> : null}
        </p>
      ) : null}
      <Heading level={1} look="h3">
        {name}
      </Heading>
      {kind ? <p data-part="kind">{kind}</p> : null}
      {rating && rating.reviewsCount > 0 ? (
        <Rating
          value={rating.score}
          label={`${say(words.rating, { score: rating.score })}, ${say(words.reviews, { count: rating.reviewsCount })}`}
          count={`${formatNumber(rating.score, languageTag)} (${formatNumber(rating.reviewsCount, languageTag)})`}
        />
      ) : null}
      <div aria-live="polite" data-part="price">
        {saving > 0 ? (
          <Price
            size="large"
            current={money(price.current)}
            original={money(price.original)}
            currentLabel={say(words.priceNow, { price: '' }).trim()}
            originalLabel={say(words.priceWas, { price: '' }).trim()}
            saving={percent(-saving, languageTag)}
          />
        ) : (
          <Price size="large" current={money(price.current)} />
        )}
      </div>
    </HeadRoot>
  );
}

function percent(value: number, languageTag: string): string {
  return new Intl.NumberFormat(languageTag, { style: 'percent' }).format(value / 100);
}
