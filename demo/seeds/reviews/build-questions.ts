import type { Language, LocalizedText } from '#backend/catalog/labels/localized-text.ts';
import { buildSeedStyles } from '../catalog/build-catalog.ts';
import type { SeedStyle } from '../catalog/build-style.ts';
import { hashToNumber } from '../catalog/seed-values.ts';
import { specialStyles } from '../catalog/special-styles.ts';
import { firstNames } from './phrases/people.ts';
import { getKindGroup } from './phrases/kind-groups.ts';
import { getQuestions } from './phrases/questions.ts';
import { createCycle, createRandom, pickRandom, createUuid } from './random.ts';

export interface SeededAnswer {
  readonly id: string;
  readonly kind: 'brand' | 'verifiedBuyer' | 'shopper';
  /** Empty for the brand, which has its own name. */
  readonly name: string;
  readonly text: LocalizedText;
  readonly createdAt: Date;
  readonly helpful: number;
  readonly notHelpful: number;
}

export interface SeededQuestionRow {
  readonly id: string;
  readonly style: SeedStyle;
  readonly language: Language;
  readonly nickname: string;
  readonly text: LocalizedText;
  readonly createdAt: Date;
  readonly answers: readonly SeededAnswer[];
}

const day = 24 * 60 * 60 * 1000;
const newest = Date.UTC(2026, 10, 10, 12);
/** A style's questions exist in each language of its sites, so that every shop has some. */
const askedIn: readonly Language[] = ['en', 'de', 'fr'];

function buildStyleQuestions(style: SeedStyle): SeededQuestionRow[] {
  if (style.id === specialStyles.withoutVariants) return [];
  const random = createRandom(hashToNumber(style.id, 'questions'));
  const { id } = style;
  return askedIn.flatMap((language) => {
    const next = createCycle(random, getQuestions(getKindGroup(style.model.kind)));
    const count = 1 + Math.floor(random() * (language === 'en' ? 5 : 3));
    return Array.from({ length: Math.min(count, getQuestions(getKindGroup(style.model.kind)).length) }, (_, index): SeededQuestionRow => {
      const { question, answers } = next();
      const oldest = Math.max(newest - 700 * day, Date.parse(style.releasedOn));
      const createdAt = new Date(newest - Math.floor((random() * (newest - oldest)) / 60_000) * 60_000);
      const key = `${language}${index}`;
      return {
        id: createUuid('question', id, key),
        style,
        language,
        nickname: pickRandom(random, firstNames[language]),
        text: question,
        createdAt,
        answers: (random() < 0.08 ? [] : answers).map((text, place) => ({
          id: createUuid('answer', id, key, String(place)),
          kind: place === 0 ? 'brand' : random() < 0.7 ? 'verifiedBuyer' : 'shopper',
          name: place === 0 ? '' : pickRandom(random, firstNames[language]),
          text,
          createdAt: new Date(Math.min(newest, createdAt.getTime() + (1 + place * 3) * day)),
          helpful: Math.floor(random() ** 2 * 14),
          notHelpful: Math.floor(random() ** 4 * 3),
        })),
      };
    });
  });
}

/** Every question of the seed, in all languages. */
export const buildQuestions = (): readonly SeededQuestionRow[] => buildSeedStyles().flatMap(buildStyleQuestions);
