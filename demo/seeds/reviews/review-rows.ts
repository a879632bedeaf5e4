import { getTextKey } from '#backend/reviews/moderation/text-key.ts';
import { shopSites } from '#backend/sites/shop-site.ts';
import { buildQuestions, type SeededQuestionRow } from './build-questions.ts';
import { buildReviews, type SeededReview } from './build-reviews.ts';

type Row = Readonly<Record<string, unknown>>;

/** Rows by table, in insertion order. */
export interface ReviewRows {
  readonly reviews: readonly Row[];
  readonly questions: readonly Row[];
  readonly answers: readonly Row[];
}

const countries = { en: ['US', 'GB', 'CA'], fr: ['CA'], de: ['DE'] } as const;

function getSite({ style, language, id }: Pick<SeededReview, 'style' | 'language' | 'id'>): string {
  const spoken = countries[language];
  return `${style.model.brand.toUpperCase()}-${spoken[(id.codePointAt(0) ?? 0) % spoken.length]}`;
}

function buildReviewRow(review: SeededReview): Row {
  const { id, style, language, reply, createdAt } = review;
  const written = createdAt.toISOString();
  const repliedAt = new Date(createdAt.getTime() + 2 * 24 * 60 * 60 * 1000).toISOString();
  return {
    id,
    style_id: style.id,
    brand: style.model.brand,
    site_id: getSite(review),
    rating: review.rating,
    headline: review.headline[language],
    text: review.text[language],
    text_key: getTextKey(`${style.id} ${review.text[language]}`),
    language,
    nickname: review.nickname,
    location: review.location,
    verified: review.isVerified,
    incentivized: review.isIncentivized,
    recommended: review.isRecommended,
    scales: review.scales,
    photos: review.photos.map((src) => ({ src })),
    bought: review.bought,
    replies: reply ? [{ text: reply[language], language, createdAt: repliedAt }] : [],
    helpful: review.helpful,
    not_helpful: review.notHelpful,
    state: 'published',
    rejection: null,
    is_seed: true,
    created_at: written,
    updated_at: written,
  };
}

function buildQuestionRow(question: SeededQuestionRow): Row {
  const { id, style, language, nickname, text, createdAt } = question;
  const siteId = getSite(question);
  return {
    id,
    style_id: style.id,
    brand: style.model.brand,
    site_id: siteId,
    locale: `${language}-${siteId.slice(-2).toLowerCase()}`,
    nickname,
    text: text[language],
    text_key: getTextKey(text[language]),
    language,
    state: 'published',
    is_seed: true,
    created_at: createdAt.toISOString(),
    updated_at: createdAt.toISOString(),
  };
}

const brandNames = new Map<string, string>(shopSites.map(({ brand, brandName }) => [brand, brandName]));

const buildAnswerRows = ({ id, style, language, answers }: SeededQuestionRow): Row[] =>
  answers.map((answer) => ({
    id: answer.id,
    question_id: id,
    author_kind: answer.kind,
    display_name: answer.name || (brandNames.get(style.model.brand) ?? ''),
    text: answer.text[language],
    language,
    helpful: answer.helpful,
    not_helpful: answer.notHelpful,
    created_at: answer.createdAt.toISOString(),
  }));

export function buildReviewRows(): ReviewRows {
  const questions = buildQuestions();
  return {
    reviews: buildReviews().map(buildReviewRow),
    questions: questions.map(buildQuestionRow),
    answers: questions.flatMap(buildAnswerRows),
  };
}
