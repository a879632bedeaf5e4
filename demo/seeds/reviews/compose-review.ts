import { languages, type LocalizedText } from '#backend/catalog/labels/localized-text.ts';
import type { StoredScales } from '#backend/database/tables/reviews.ts';
import { complaints } from './phrases/complaints.ts';
import type { KindGroup } from './phrases/kind-groups.ts';
import { occasions } from './phrases/occasions.ts';
import { praise } from './phrases/praise.ts';
import { headlines, sizeRemarks, ratingPhrases, type Band } from './phrases/verdicts.ts';
import { createCycle, pickRandom, type Random } from './random.ts';

type Scale = keyof StoredScales;

export interface ComposedReview {
  readonly rating: number;
  /** Keyed by scale, 1 to 5. */
  readonly scales: StoredScales;
  readonly headline: LocalizedText;
  readonly text: LocalizedText;
}

const getBand = (rating: number): Band => (rating >= 4 ? 'good' : rating === 3 ? 'mixed' : 'bad');

const clamp = (value: number): number => Math.max(1, Math.min(5, Math.round(value)));

/** Five stars are frequent, and more so for a good style. */
function rateStyle(random: Random, quality: number): number {
  const at = random();
  if (at < 0.38 + quality * 0.34) return 5;
  if (at < 0.72 + quality * 0.18) return 4;
  if (at < 0.84 + quality * 0.1) return 3;
  return at < 0.92 + quality * 0.05 ? 2 : 1;
}

const joined = (sentences: readonly LocalizedText[]): LocalizedText => {
  const [en = '', fr = '', de = ''] = languages.map((language) => sentences.map((sentence) => sentence[language]).join(' '));
  return { en, fr, de };
};

/** Composes the reviews of a style one after another; a sentence repeats only after all others of its kind. */
export function createComposer(random: Random, { group, scales }: { readonly group: KindGroup; readonly scales: readonly Scale[] }) {
  const quality = random();
  const sizeBias = random() < 0.25 ? (random() < 0.6 ? -0.7 : 0.7) : 0;
  const buildCycle = <Item>(items: readonly Item[]): (() => Item) => createCycle(random, items);
  const next = {
    occasion: buildCycle(occasions[group]),
    praise: buildCycle(praise[group]),
    complaint: buildCycle(complaints[group]),
    verdict: { good: buildCycle(ratingPhrases.good), mixed: buildCycle(ratingPhrases.mixed), bad: buildCycle(ratingPhrases.bad) },
    headline: { good: buildCycle(headlines.good), mixed: buildCycle(headlines.mixed), bad: buildCycle(headlines.bad) },
  };

  const rate = (rating: number): ComposedReview['scales'] => {
    const near = (): number => clamp(rating + (random() - 0.5) * 2);
    const drawMiddle = (): number => clamp(3 + sizeBias + (random() - 0.5) * 1.9);
    const values: Readonly<Record<Scale, () => number>> = { size: drawMiddle, width: drawMiddle, comfort: near, quality: near };
    return Object.fromEntries(scales.filter(() => random() < 0.8).map((id) => [id, values[id]()]));
  };

  return (): ComposedReview => {
    const rating = rateStyle(random, quality);
    const band = getBand(rating);
    const rated = rate(rating);
    const remarks = {
      good: () => (random() < 0.45 ? [next.praise(), next.praise()] : [next.praise()]),
      mixed: () => [next.praise(), next.complaint()],
      bad: () => (random() < 0.5 ? [next.complaint(), next.complaint()] : [next.complaint()]),
    }[band]();
    const { size } = rated;
    const remarksSize = size !== undefined && (size !== 3 || random() < 0.35);
    const sizeRemark = pickRandom(random, sizeRemarks[size === undefined || size === 3 ? 'true' : size < 3 ? 'small' : 'large']);
    const middle = [...(random() < 0.8 ? [next.occasion()] : []), ...remarks, ...(remarksSize ? [sizeRemark] : [])];
    const sentences = random() < 0.7 || middle.length < 2 ? [...middle, next.verdict[band]()] : middle;
    return { rating, scales: rated, headline: next.headline[band](), text: joined(sentences) };
  };
}
