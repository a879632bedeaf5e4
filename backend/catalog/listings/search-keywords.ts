import type { ShopLanguage } from '../../sites/shop-site.ts';

/** Synonyms for the names of kinds; searchable, never shown. */
export const searchKeywords: Readonly<Record<string, Readonly<Record<ShopLanguage, string>>>> = {
  'jacket-shell': {
    en: 'rain raincoat hardshell anorak parka coat',
    fr: 'pluie coupe-vent anorak parka manteau',
    de: 'regen regenjacke anorak parka mantel',
  },
  'jacket-insulated': {
    en: 'down puffer winter coat parka',
    fr: 'doudoune hiver manteau parka',
    de: 'daunenjacke steppjacke winter mantel parka',
  },
  fleece: { en: 'jacket pullover midlayer', fr: 'veste pull couche', de: 'jacke pullover midlayer' },
  'pack-day': { en: 'backpack rucksack bag hiking', fr: 'sac randonnée', de: 'rucksack tasche wandern' },
  'pack-trek': { en: 'backpack rucksack bag trekking hiking', fr: 'sac randonnée grande', de: 'rucksack tasche wandern' },
  boot: { en: 'hiking boots shoes', fr: 'randonnée chaussures', de: 'wanderschuhe bergschuhe schuhe stiefel' },
  'trail-shoe': { en: 'trail running hiking shoes', fr: 'course randonnée chaussures', de: 'trailrunning laufschuhe wanderschuhe schuhe' },
  'sneaker-low': { en: 'sneakers trainers shoes', fr: 'sneakers chaussures', de: 'turnschuhe schuhe' },
  'sneaker-high': { en: 'sneakers trainers high-top basketball shoes', fr: 'sneakers chaussures', de: 'turnschuhe schuhe' },
  runner: { en: 'running trainers shoes jogging', fr: 'course chaussures jogging', de: 'joggen laufen schuhe' },
  slide: { en: 'slides sandals flip-flops', fr: 'sandales tongs', de: 'badeschuhe sandalen schlappen' },
  sandal: { en: 'sandals shoes summer', fr: 'sandales été', de: 'sandalen sommer' },
  beanie: { en: 'hat woolly', fr: 'chapeau laine', de: 'wollmütze beanie' },
  cap: { en: 'hat baseball', fr: 'chapeau', de: 'schirmmütze kappe hut' },
  tee: { en: 't-shirt shirt top', fr: 'tee haut', de: 'shirt oberteil' },
  trousers: { en: 'pants hiking', fr: 'pantalons randonnée', de: 'hosen wanderhose' },
  shorts: { en: 'short pants', fr: 'bermuda', de: 'kurze hose hosen' },
  socks: { en: 'sock', fr: 'chaussette', de: 'strümpfe' },
  'gift-card': { en: 'gift voucher present', fr: 'cadeau bon', de: 'gutschein geschenk' },
};
