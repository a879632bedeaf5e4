import type { Language, LocalizedText } from '#backend/catalog/labels/localized-text.ts';
import { getScales } from '#backend/reviews/reading/get-scales.ts';
import { buildSeedStyles } from '../catalog/build-catalog.ts';
import type { SeedStyle } from '../catalog/build-style.ts';
import { hashToNumber } from '../catalog/seed-values.ts';
import { specialStyles } from '../catalog/special-styles.ts';
import { createComposer, type ComposedReview } from './compose-review.ts';
import { firstNames, places } from './phrases/people.ts';
import { getKindGroup } from './phrases/kind-groups.ts';
import { replies } from './phrases/verdicts.ts';
import { createRandom, pickRandom, createUuid, type Random } from './random.ts';

export interface SeededReview extends ComposedReview {
  readonly id: string;
  readonly style: SeedStyle;
  readonly language: Language;
  readonly nickname: string;
  readonly location: string | null;
  readonly createdAt: Date;
  readonly isVerified: boolean;
  readonly isIncentivized: boolean;
  readonly isRecommended: boolean | null;
  readonly bought: { readonly color: string; readonly size: string } | null;
  readonly photos: readonly string[];
  readonly reply: LocalizedText | null;
  readonly helpful: number;
  readonly notHelpful: number;
}

const day = 24 * 60 * 60 * 1000;
/** Date of the newest review, so that the seed is the same on every day. */
const newest = Date.UTC(2026, 10, 12, 18);
const longestAgo = 730;
const initials = 'A B C D E F G H K L M N P R S T V W'.split(' ');

/** None for some, a few dozen for most, and more than sixty for a few popular ones. */
function chooseCount({ id, releasedOn }: SeedStyle, random: Random): number {
  const isPopular = id === specialStyles.film || hashToNumber(id, 'popular') % 23 === 0;
  if (!isPopular && hashToNumber(id) % 13 === 0) return 0;
  const count = isPopular ? 62 + Math.floor(random() * 22) : 3 + Math.floor(random() ** 1.7 * 38);
  const age = (newest - Date.parse(releasedOn)) / day;
  return age < 120 && !isPopular ? Math.ceil(count / 2) : count;
}

const chooseLanguage = (random: Random): Language => {
  const at = random();
  return at < 0.58 ? 'en' : at < 0.8 ? 'de' : 'fr';
};

function choosePhotos({ model, kind, colors }: SeedStyle, random: Random): readonly string[] {
  const views = kind.views.filter((view) => view === 'worn' || view === 'detail' || view === 'pair' || view === 'back');
  const color = pickRandom(random, colors).slug;
  const shown = random() < 0.3 ? views.slice(0, 2) : [pickRandom(random, views)];
  return shown.map((view) => `/media/${model.brand}/image/upload/v1/products/${model.model}/${color}/${view}`);
}

function addAuthor(style: SeedStyle, index: number, composed: ComposedReview, random: Random): SeededReview {
  const language = chooseLanguage(random);
  const oldest = Math.max(newest - longestAgo * day, Date.parse(style.releasedOn) + 5 * day);
  const createdAt = new Date(newest - Math.floor((random() * (newest - oldest)) / 60_000) * 60_000);
  const age = (newest - createdAt.getTime()) / day;
  const isVerified = random() < 0.82;
  const isBad = composed.rating <= 2;
  const hasReply = random() < (isBad ? 0.6 : 0.06);
  return {
    ...composed,
    id: createUuid('review', style.id, String(index)),
    style,
    language,
    nickname: `${pickRandom(random, firstNames[language])} ${pickRandom(random, initials)}.`,
    location: random() < 0.6 ? pickRandom(random, places[language]) : null,
    createdAt,
    isVerified,
    isIncentivized: random() < 0.05,
    isRecommended: random() < 0.85 ? composed.rating >= 4 || (composed.rating === 3 && random() < 0.5) : null,
    bought: isVerified ? { color: pickRandom(random, style.colors).code, size: pickRandom(random, style.sizes) } : null,
    photos: !isBad && random() < 0.13 ? choosePhotos(style, random) : [],
    reply: hasReply ? pickRandom(random, replies[isBad ? 'sorry' : 'thanks']) : null,
    helpful: Math.floor(random() ** 3 * Math.min(26, 2 + age / 12)),
    notHelpful: Math.floor(random() ** 4 * 4),
  };
}

function buildStyleReviews(style: SeedStyle): SeededReview[] {
  if (style.colors.length === 0 || style.id === specialStyles.withoutVariants) return [];
  const random = createRandom(hashToNumber(style.id, 'reviews'));
  const count = chooseCount(style, random);
  const compose = createComposer(random, {
    group: getKindGroup(style.model.kind),
    scales: getScales({ kind: style.model.kind, sizeScale: style.scale }),
  });
  const texts = new Set<string>();
  const reviews: SeededReview[] = [];
  while (reviews.length < count) {
    const composed = compose();
    if (texts.has(composed.text.en)) continue;
    texts.add(composed.text.en);
    reviews.push(addAuthor(style, reviews.length, composed, random));
  }
  return reviews;
}

/** Every review of the seed, in all languages. */
export const buildReviews = (): readonly SeededReview[] => buildSeedStyles().flatMap(buildStyleReviews);
