import type { Worded } from '#backend/catalog/labels/worded.ts';

/** English, French, German. */
export const createWordedList = (...texts: readonly (readonly [en: string, fr: string, de: string])[]): readonly Worded[] =>
  texts.map(([en, fr, de]) => ({ en, fr, de }));
