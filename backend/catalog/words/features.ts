import type { Worded } from '../seed/seed-types.ts';

/** What a shopper can filter by, and what a product page lists first. */
export const features = {
  waterproof: { en: 'Waterproof', fr: 'Imperméable', de: 'Wasserdicht' },
  windproof: { en: 'Windproof', fr: 'Coupe-vent', de: 'Winddicht' },
  breathable: { en: 'Breathable', fr: 'Respirant', de: 'Atmungsaktiv' },
  insulated: { en: 'Insulated', fr: 'Isolant', de: 'Isoliert' },
  lightweight: { en: 'Lightweight', fr: 'Léger', de: 'Leicht' },
  packable: { en: 'Packable', fr: 'Compressible', de: 'Packbar' },
  recycled: { en: 'Recycled materials', fr: 'Matières recyclées', de: 'Recycelte Materialien' },
  merino: { en: 'Merino wool', fr: 'Laine mérinos', de: 'Merinowolle' },
  grip: { en: 'Grip on wet ground', fr: 'Adhérence sur sol mouillé', de: 'Griffig auf nassem Boden' },
  cushioned: { en: 'Cushioned', fr: 'Amorti', de: 'Gedämpft' },
  'quick-dry': { en: 'Quick-drying', fr: 'Séchage rapide', de: 'Schnelltrocknend' },
  stretch: { en: 'Stretch', fr: 'Extensible', de: 'Stretch' },
  repairable: { en: 'Repairable', fr: 'Réparable', de: 'Reparierbar' },
} as const satisfies Readonly<Record<string, Worded>>;

export type FeatureId = keyof typeof features;
