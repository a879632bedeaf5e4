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
      en: 'Cut to mid-thigh, with a two-way zip so that you can take long steps.',
      fr: 'Coupe mi-cuisse, zip à double curseur pour marcher à grands pas.',
      de: 'Bis zur Oberschenkelmitte, mit Zweiwege-Zip für große Schritte.',
    },
    features: [],
  },
  Expedition: {
    sentence: {
      en: 'With 50% more fill, for camps in the snow.',
      fr: 'Une fois et demie plus de garnissage, pour les camps dans la neige.',
      de: 'Mit der anderthalbfachen Füllung, für Camps im Schnee.',
    },
    features: [],
  },
  Merino: {
    sentence: {
      en: 'Blended with merino wool: warmer, softer and still fresh on day three.',
      fr: 'Avec de la laine mérinos : plus chaud, plus doux, plus frais au troisième jour.',
      de: 'Mit Merinowolle: wärmer, weicher und auch am dritten Tag frisch.',
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
      en: 'With a waterproof membrane, for rain and wet snow.',
      fr: 'Avec une membrane imperméable, pour la pluie et la neige mouillée.',
      de: 'Mit wasserdichter Membran, für Regen und nassen Schnee.',
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
      en: 'With 3 mm more foam for long days on your feet.',
      fr: '3 mm de mousse en plus, pour les longues journées debout.',
      de: 'Mit 3 mm mehr Schaum für lange Tage auf den Beinen.',
    },
    features: ['cushioned'],
  },
  Canvas: {
    sentence: {
      en: 'In washed canvas: lighter, and it softens with age.',
      fr: 'En toile lavée : plus légère, et elle s’assouplit avec l’âge.',
      de: 'In gewaschenem Canvas: leichter und mit der Zeit weicher.',
    },
    features: ['lightweight'],
  },
  Suede: {
    sentence: {
      en: 'In soft suede that gets more beautiful with wear.',
      fr: 'En daim souple qui embellit avec le temps.',
      de: 'In weichem Velours, das mit dem Tragen schöner wird.',
    },
    features: [],
  },
  Recycled: {
    sentence: {
      en: 'The same shape, made from recycled production leftovers.',
      fr: 'La même forme, faite de chutes de production recyclées.',
      de: 'Dieselbe Form aus recycelten Produktionsresten.',
    },
    features: ['recycled'],
  },
  Comfort: {
    sentence: {
      en: 'With a thicker footbed for tired feet.',
      fr: 'Avec une semelle plus épaisse, pour les pieds fatigués.',
      de: 'Mit dickerem Fußbett für müde Füße.',
    },
    features: ['cushioned'],
  },
  volume: {
    sentence: {
      en: 'The number in the name is the volume in L.',
      fr: 'Le chiffre dans le nom est le volume en litres.',
      de: 'Die Zahl im Namen ist das Volumen in Litern.',
    },
    features: [],
  },
};
