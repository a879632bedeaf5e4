import type { LocalizedText } from '#backend/catalog/labels/localized-text.ts';

/** English, French, German. */
export const createWordedList = (...texts: readonly (readonly [en: string, fr: string, de: string])[]): readonly LocalizedText[] =>
  texts.map(([en, fr, de]) => ({ en, fr, de }));
