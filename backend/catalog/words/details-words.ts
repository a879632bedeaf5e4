import type { ShopLanguage } from '../../sites/shop-site.ts';

type Worded = Readonly<Record<ShopLanguage, string>>;

export const sectionLabels = {
  features: { en: 'Features', fr: 'Caractéristiques', de: 'Eigenschaften' },
  description: { en: 'Description', fr: 'Description', de: 'Beschreibung' },
  material: { en: 'Material', fr: 'Matière', de: 'Material' },
  care: { en: 'Care', fr: 'Entretien', de: 'Pflege' },
} as const satisfies Readonly<Record<string, Worded>>;
