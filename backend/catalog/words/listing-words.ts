import { facetMessages } from '#generated/messages/facet/all.ts';
import { messagesIn } from '#messages/runtime/messages-in.ts';
import type { ShopContext, ShopLanguage } from '../../sites/shop-site.ts';

type Worded = Readonly<Record<ShopLanguage, string>>;

export const homeLabel: Worded = { en: 'Home', fr: 'Accueil', de: 'Startseite' };
export const searchLabel: Worded = { en: 'Search', fr: 'Recherche', de: 'Suche' };

export const facetIds = ['category', 'gender', 'kind', 'size', 'fitType', 'color', 'price', 'feature'] as const;
export type FacetId = (typeof facetIds)[number];

export function facetLabel(id: FacetId, { locale }: ShopContext): string {
  return messagesIn(facetMessages, locale)[id];
}

export const sortLabels = {
  bestMatches: { en: 'Best matches', fr: 'Pertinence', de: 'Beste Treffer' },
  newest: { en: 'Newest', fr: 'Nouveautés', de: 'Neueste' },
  priceLowToHigh: { en: 'Price, low to high', fr: 'Prix croissant', de: 'Preis aufsteigend' },
  priceHighToLow: { en: 'Price, high to low', fr: 'Prix décroissant', de: 'Preis absteigend' },
  topRated: { en: 'Top rated', fr: 'Mieux notés', de: 'Best bewertet' },
} as const satisfies Readonly<Record<string, Worded>>;

export type SortId = keyof typeof sortLabels;

export const genderLabels: Readonly<Record<string, Worded>> = {
  men: { en: 'Men', fr: 'Homme', de: 'Herren' },
  women: { en: 'Women', fr: 'Femme', de: 'Damen' },
  kids: { en: 'Kids', fr: 'Enfant', de: 'Kinder' },
  unisex: { en: 'Unisex', fr: 'Mixte', de: 'Unisex' },
};

/** By id; LOW STOCK is the one that the contract names. */
export const badgeLabels: Readonly<Record<string, Worded>> = {
  NEW: { en: 'New', fr: 'Nouveau', de: 'Neu' },
  BESTSELLER: { en: 'Bestseller', fr: 'Meilleure vente', de: 'Bestseller' },
  SALE: { en: 'Sale', fr: 'Promo', de: 'Sale' },
  'LOW STOCK': { en: 'Only a few left', fr: 'Plus que quelques pièces', de: 'Nur noch wenige' },
};

const views: Readonly<Record<string, Worded>> = {
  front: { en: 'front', fr: 'vue de face', de: 'Vorderseite' },
  back: { en: 'back', fr: 'vue de dos', de: 'Rückseite' },
  detail: { en: 'detail', fr: 'détail', de: 'Detail' },
  side: { en: 'side', fr: 'vue de côté', de: 'Seitenansicht' },
  pair: { en: 'the pair', fr: 'la paire', de: 'das Paar' },
  top: { en: 'from above', fr: 'vue de dessus', de: 'von oben' },
  turn: { en: 'turned about', fr: 'vue tournante', de: 'rundum gezeigt' },
};

/** "Kestrel Shell Jacket in Spruce, front". */
export function describePicture(name: string, colour: string | null, view: string, language: ShopLanguage): string {
  const seen = views[view]?.[language];
  const dyed = colour === null ? name : language === 'fr' ? `${name}, ${colour}` : `${name} in ${colour}`;
  return seen ? `${dyed}, ${seen}` : dyed;
}
