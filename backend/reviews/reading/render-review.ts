import type { Selectable } from 'kysely';
import { reviewPhotoMessages } from '#generated/messages/review-photo/all.ts';
import type { OwnReview, Review, ScaleId } from '#generated/openapi/reviews.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import type { Tables } from '../../database/tables.ts';
import { getFitLabel, getSizeLabel } from '../../catalog/sizes.ts';
import type { ShopContext } from '../../sites/shop-site.ts';

export type ReviewRecord = Selectable<Tables['reviews']>;

/** Context of rendering a review: the shop and the labels of the style. */
export interface ReviewFrame {
  readonly shop: ShopContext;
  readonly sizeScale: string;
  /** Labels of the style's colors, by code. */
  readonly colors: ReadonlyMap<string, string>;
}

function renderBought({ bought }: ReviewRecord, { shop, sizeScale, colors }: ReviewFrame): Pick<Review, 'bought'> {
  if (!bought) return {};
  const color = bought.color === undefined ? undefined : colors.get(bought.color);
  const { country } = shop.site;
  return {
    bought: {
      ...(color !== undefined && { color }),
      ...(bought.size && { size: getSizeLabel(bought.size, sizeScale, country, shop.locale) }),
      ...(bought.fit && { fitType: getFitLabel(bought.fit, shop.locale) }),
    },
  };
}

export function renderReview(review: ReviewRecord, frame: ReviewFrame): Review {
  const { id, style_id, rating, headline, text, language, nickname, location, verified, incentivized, recommended } = review;
  const messages = getMessages(reviewPhotoMessages, frame.shop.locale);
  return {
    id,
    productId: style_id,
    rating,
    headline,
    text,
    language,
    author: {
      displayName: nickname,
      ...(location && { location }),
      verifiedBuyer: verified,
      ...(incentivized && { incentivized }),
    },
    createdAt: review.created_at.toISOString(),
    ...(recommended !== null && { recommended }),
    scales: Object.entries(review.scales).map(([scale, value]) => ({ id: scale as ScaleId, value })),
    photos: review.photos.map(({ src }) => ({ src, alt: nickname ? messages.by({ name: nickname }) : messages.anonymous })),
    ...renderBought(review, frame),
    votes: { helpful: review.helpful, notHelpful: review.not_helpful },
    replies: review.replies.map((reply) => ({ displayName: frame.shop.site.brandName, ...reply })),
  };
}

export function renderOwnReview(review: ReviewRecord, frame: ReviewFrame): OwnReview {
  const { state, rejection } = review;
  return { review: renderReview(review, frame), state, ...(rejection !== null && { rejection }) };
}
