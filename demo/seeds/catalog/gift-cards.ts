import { slugify } from '#backend/catalog/slugify.ts';
import type { StoredCustomAmount, StoredMedia } from '#backend/database/tables/catalog.ts';
import { shopSites } from '#backend/sites/shop-site.ts';
import { createArticleNumber } from './seed-values.ts';
import { languages, type LocalizedText } from '#backend/catalog/labels/localized-text.ts';
import type { CatalogRows } from './catalog-rows.ts';

const giftName: LocalizedText = { en: 'E-Gift Card', fr: 'Carte-cadeau électronique', de: 'E-Geschenkkarte' };
const giftKind: LocalizedText = { en: 'Gift card', fr: 'Carte-cadeau', de: 'Geschenkkarte' };
const giftTagline: LocalizedText = {
  en: 'Arrives by e-mail, fits everyone.',
  fr: 'Arrive par e-mail, va à tout le monde.',
  de: 'Kommt per E-Mail, passt allen.',
};
const giftStory: LocalizedText = {
  en: 'Write a few words, choose the amount, and it is there in minutes. It never runs out of season.',
  fr: 'Quelques mots, un montant, et elle arrive en quelques minutes. Elle ne se démode jamais.',
  de: 'Ein paar Worte, ein Betrag, und in Minuten ist sie da. Sie kommt nie aus der Saison.',
};
const giftPoints: readonly LocalizedText[] = [
  { en: 'Valid online and in our stores', fr: 'Valable en ligne et en boutique', de: 'Gültig online und in unseren Läden' },
  { en: 'Does not expire', fr: 'N’expire pas', de: 'Läuft nicht ab' },
];

const giftPictures = {
  tarnfell: ['ridge-dawn', 'forest-lake', 'camp-night'],
  solvane: ['city-golden', 'court', 'rooftop-night'],
} as const;

const giftDesigns = [
  { code: 'GD1', slug: 'design-1', swatch: '#d8b27a', name: { en: 'Dawn', fr: 'Aube', de: 'Morgen' } },
  { code: 'GD2', slug: 'design-2', swatch: '#6d8f8a', name: { en: 'Midday', fr: 'Midi', de: 'Mittag' } },
  { code: 'GD3', slug: 'design-3', swatch: '#2a3346', name: { en: 'Evening', fr: 'Soir', de: 'Abend' } },
] as const;

const brands = ['tarnfell', 'solvane'] as const;
const fixedCards = [
  { code: '050', amount: 50 },
  { code: '100', amount: 100 },
] as const;

/** Gift cards of a fixed amount, then those of any amount. Article numbers depend on the order. */
const giftStyles = [
  ...brands.flatMap((brand) => fixedCards.map((card) => ({ brand, ...card }))),
  ...brands.map((brand) => ({ brand, code: '000', amount: null })),
];

/** Bounds of the card of any amount, in minor units: the same in every currency. */
const anyAmount: StoredCustomAmount = { minMinor: 1000, maxMinor: 50_000, suggestedMinor: [2500, 5000, 10_000, 15_000] };

const currencies = [...new Set(shopSites.map(({ currency }) => currency))];

/** Adds gift cards. The amounts are the same in every currency; the images are the brand's scenes. */
export function addGiftCards(rows: CatalogRows): void {
  for (const brand of brands)
    giftDesigns.forEach(({ code, slug, swatch, name }, i) =>
      rows.colors.push({ brand, code, slug, swatch, position: 20 + i, names: name }),
    );
  for (const { brand, code: styleCode, amount } of giftStyles) {
    const id = `${brand === 'tarnfell' ? 'TF' : 'SV'}GIF${styleCode}`;
    const categoryId = brand === 'tarnfell' ? '2390' : '6190';
    rows.styles.push({
      id,
      brand,
      kind: 'gift-card',
      gender: 'unisex',
      season: 'CORE',
      badge: null,
      eyebrow: null,
      size_scale: 'one',
      size_chart: null,
      features: [],
      digital: true,
      max_qty: 10,
      notify_me: false,
      rating_score: null,
      rating_count: 0,
      rank: amount === null ? 130 : 120,
      released_on: '2024-01-08',
      category_id: categoryId,
      weight_grams: null,
      composition: [],
      sale_ends_on: null,
      custom_amounts: amount === null ? Object.fromEntries(currencies.map((currency) => [currency, anyAmount])) : null,
    });
    for (const language of languages) {
      const name = amount === null ? giftName[language] : `${giftName[language]} ${amount}`;
      rows.style_texts.push({
        style_id: id,
        language,
        name,
        slug: slugify(name),
        kind_label: giftKind[language],
        tagline: giftTagline[language],
        description: `${giftTagline[language]} ${giftStory[language]}`,
        features: giftPoints.map((point) => point[language]),
        material: '',
        care: '',
      });
    }
    for (const category of [categoryId, brand === 'tarnfell' ? '2300' : '6100'])
      rows.style_categories.push({ style_id: id, category_id: category });
    giftDesigns.forEach(({ code }, i) => {
      const gallery: StoredMedia[] = [
        { type: 'image', view: 'front', src: `/media/${brand}/image/upload/v1/scenes/${giftPictures[brand][i] ?? ''}` },
      ];
      rows.colorways.push({ style_id: id, color_code: code, position: i, listed: true, gallery });
      rows.variants.push({
        sku: `${brand.toUpperCase()}:${id}:${code}:OS::1:`,
        style_id: id,
        color_code: code,
        size: 'OS',
        fit: '',
        position: i,
        upc: createArticleNumber(90_000 + rows.variants.length),
      });
      for (const site of shopSites.filter((shop) => shop.brand === brand)) {
        const minor = amount === null ? anyAmount.minMinor : amount * 100;
        rows.prices.push({
          style_id: id,
          color_code: code,
          site_id: site.id,
          currency: site.currency,
          original_minor: minor,
          current_minor: minor,
        });
      }
    });
  }
}
