import type { FeatureId } from '#backend/catalog/labels/features.ts';
import type { Gender, LocalizedText } from '#backend/catalog/labels/localized-text.ts';

/** A variation of a model that is sold as a separate style; below, a sibling. */
export interface SeedEdition {
  readonly gender: Gender;
  /** Follows the model's name; empty for the core of the family. */
  readonly word: string;
  /** Percent of the model's base price. */
  readonly percent: number;
}

/** Six siblings per model, by the set of its kind. */
export const editions: Readonly<Record<string, readonly SeedEdition[]>> = {
  shell: [
    { gender: 'men', word: '', percent: 100 },
    { gender: 'women', word: '', percent: 100 },
    { gender: 'kids', word: '', percent: 60 },
    { gender: 'men', word: 'Light', percent: 85 },
    { gender: 'women', word: 'Light', percent: 85 },
    { gender: 'men', word: 'Alpine', percent: 125 },
  ],
  insulated: [
    { gender: 'men', word: '', percent: 100 },
    { gender: 'women', word: '', percent: 100 },
    { gender: 'kids', word: '', percent: 60 },
    { gender: 'men', word: 'Light', percent: 80 },
    { gender: 'women', word: 'Long', percent: 115 },
    { gender: 'unisex', word: 'Expedition', percent: 140 },
  ],
  layer: [
    { gender: 'men', word: '', percent: 100 },
    { gender: 'women', word: '', percent: 100 },
    { gender: 'kids', word: '', percent: 60 },
    { gender: 'men', word: 'Merino', percent: 135 },
    { gender: 'women', word: 'Merino', percent: 135 },
    { gender: 'unisex', word: 'Relaxed', percent: 110 },
  ],
  dayPack: [
    { gender: 'unisex', word: '18 L', percent: 100 },
    { gender: 'unisex', word: '24 L', percent: 112 },
    { gender: 'women', word: '20 L', percent: 105 },
    { gender: 'kids', word: '10 L', percent: 60 },
    { gender: 'unisex', word: 'Dry 22 L', percent: 130 },
    { gender: 'unisex', word: '30 L', percent: 125 },
  ],
  trekPack: [
    { gender: 'unisex', word: '45 L', percent: 100 },
    { gender: 'women', word: '42 L', percent: 100 },
    { gender: 'unisex', word: '55 L', percent: 112 },
    { gender: 'women', word: '52 L', percent: 112 },
    { gender: 'unisex', word: '65 L', percent: 125 },
    { gender: 'unisex', word: '75 L', percent: 140 },
  ],
  boot: [
    { gender: 'men', word: '', percent: 100 },
    { gender: 'women', word: '', percent: 100 },
    { gender: 'kids', word: '', percent: 55 },
    { gender: 'men', word: 'Dry', percent: 115 },
    { gender: 'women', word: 'Dry', percent: 115 },
    { gender: 'men', word: 'Winter', percent: 125 },
  ],
  trail: [
    { gender: 'men', word: '', percent: 100 },
    { gender: 'women', word: '', percent: 100 },
    { gender: 'kids', word: '', percent: 55 },
    { gender: 'men', word: 'Dry', percent: 115 },
    { gender: 'women', word: 'Dry', percent: 115 },
    { gender: 'unisex', word: 'Ultra', percent: 120 },
  ],
  sneaker: [
    { gender: 'men', word: '', percent: 100 },
    { gender: 'women', word: '', percent: 100 },
    { gender: 'kids', word: '', percent: 55 },
    { gender: 'unisex', word: 'Canvas', percent: 80 },
    { gender: 'unisex', word: 'Suede', percent: 110 },
    { gender: 'unisex', word: 'Recycled', percent: 100 },
  ],
  runner: [
    { gender: 'men', word: '', percent: 100 },
    { gender: 'women', word: '', percent: 100 },
    { gender: 'kids', word: '', percent: 55 },
    { gender: 'men', word: 'Light', percent: 110 },
    { gender: 'women', word: 'Light', percent: 110 },
    { gender: 'unisex', word: 'Dry', percent: 115 },
  ],
  open: [
    { gender: 'men', word: '', percent: 100 },
    { gender: 'women', word: '', percent: 100 },
    { gender: 'kids', word: '', percent: 60 },
    { gender: 'men', word: 'Comfort', percent: 120 },
    { gender: 'women', word: 'Comfort', percent: 120 },
    { gender: 'unisex', word: 'Recycled', percent: 100 },
  ],
  accessory: [
    { gender: 'unisex', word: '', percent: 100 },
    { gender: 'women', word: '', percent: 100 },
    { gender: 'kids', word: '', percent: 70 },
    { gender: 'unisex', word: 'Merino', percent: 135 },
    { gender: 'unisex', word: 'Light', percent: 90 },
    { gender: 'unisex', word: 'Winter', percent: 120 },
  ],
  bottom: [
    { gender: 'men', word: '', percent: 100 },
    { gender: 'women', word: '', percent: 100 },
    { gender: 'kids', word: '', percent: 60 },
    { gender: 'men', word: 'Light', percent: 90 },
    { gender: 'women', word: 'Light', percent: 90 },
    { gender: 'men', word: 'Relaxed', percent: 110 },
  ],
};

interface EditionCopy {
  readonly sentence: LocalizedText;
  readonly features: readonly FeatureId[];
}

/** The sentence that describes an edition, by the word in its name; volumes share one. */
export const editionCopy: Readonly<Record<string, EditionCopy>> = {
  Light: {
    sentence: {
      en: 'A third lighter than the standard one, with the same fit.',
      fr: 'Un tiers plus léger que le modèle standard, à coupe égale.',
      de: 'Ein Drittel leichter als das Standardmodell, bei gleicher Passform.',
    },
    features: ['lightweight'],
  },
  Alpine: {
    sentence: {
      en: 'Reinforced at shoulder and hip for rope, pack and rock.',
      fr: 'Renforcé aux épaules et aux hanches pour corde, sac et rocher.',
      de: 'An Schultern und Hüfte verstärkt für Seil, Rucksack und Fels.',
    },
    features: [],
  },
  Long: {
    sentence: {
      en: 'Cut to mid-thigh, with a two-way zip for stairs and stirrups.',
      fr: 'Coupe mi-cuisse, zip à double curseur pour marches et étriers.',
      de: 'Bis zur Oberschenkelmitte, mit Zweiwegezip für Treppen und Steigbügel.',
    },
    features: [],
  },
  Expedition: {
    sentence: {
      en: 'Half as much fill again, for camps that stay white.',
      fr: 'Moitié plus de garnissage, pour les camps tout blancs.',
      de: 'Halb so viel Füllung mehr, für Lager, die weiß bleiben.',
    },
    features: [],
  },
  Merino: {
    sentence: {
      en: 'Blended with merino wool: warmer, quieter, fresher on day three.',
      fr: 'Avec de la laine mérinos : plus chaud, plus doux, plus frais au troisième jour.',
      de: 'Mit Merinowolle: wärmer, leiser, auch am dritten Tag frisch.',
    },
    features: ['merino'],
  },
  Relaxed: {
    sentence: {
      en: 'An easier cut, with room for whatever goes under it.',
      fr: 'Une coupe plus ample, avec de la place dessous.',
      de: 'Weiter geschnitten, mit Platz für alles darunter.',
    },
    features: [],
  },
  Dry: {
    sentence: {
      en: 'With a waterproof membrane, for the wet half of the year.',
      fr: 'Avec une membrane imperméable, pour la moitié humide de l’année.',
      de: 'Mit wasserdichter Membran, für die nasse Hälfte des Jahres.',
    },
    features: ['waterproof'],
  },
  Winter: {
    sentence: {
      en: 'Lined for the cold, and still light enough to move in.',
      fr: 'Doublé pour le froid, et toujours assez léger pour bouger.',
      de: 'Gefüttert für die Kälte und trotzdem leicht genug, um in Bewegung zu bleiben.',
    },
    features: ['insulated'],
  },
  Ultra: {
    sentence: {
      en: 'Three millimetres more foam for the hours after the sixth.',
      fr: 'Trois millimètres de mousse en plus, pour les heures après la sixième.',
      de: 'Drei Millimeter mehr Schaum für die Stunden nach der sechsten.',
    },
    features: ['cushioned'],
  },
  Canvas: {
    sentence: {
      en: 'In washed canvas: lighter, cheaper, and better with age.',
      fr: 'En toile lavée : plus légère, moins chère, plus belle avec l’âge.',
      de: 'In gewaschenem Canvas: leichter, günstiger und mit der Zeit schöner.',
    },
    features: ['lightweight'],
  },
  Suede: {
    sentence: {
      en: 'In soft suede that darkens where you touch it.',
      fr: 'En daim souple qui fonce là où on le touche.',
      de: 'In weichem Velours, das dort dunkler wird, wo man es anfasst.',
    },
    features: [],
  },
  Recycled: {
    sentence: {
      en: 'The same shape from what was left of the last one.',
      fr: 'La même forme, à partir de ce qui restait de la précédente.',
      de: 'Dieselbe Form aus dem, was von der letzten übrig war.',
    },
    features: ['recycled'],
  },
  Comfort: {
    sentence: {
      en: 'On a thicker footbed, for feet that stood all day.',
      fr: 'Sur une semelle plus épaisse, pour les pieds restés debout.',
      de: 'Auf dickerem Fußbett, für Füße, die den ganzen Tag standen.',
    },
    features: ['cushioned'],
  },
  volume: {
    sentence: {
      en: 'One size of a family: the number is the volume in liters, measured and not rounded up.',
      fr: 'Une taille d’une famille : le chiffre est le volume en litres, mesuré, pas arrondi.',
      de: 'Eine Größe aus einer Familie: Die Zahl ist das Volumen in Litern, gemessen, nicht aufgerundet.',
    },
    features: [],
  },
};
