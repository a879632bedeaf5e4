import type { StoredMaterialPart } from '#backend/database/tables/catalog.ts';
import type { SeedStyle } from './build-style.ts';
import { hashToNumber } from './seed-values.ts';

interface KindFacts {
  /** Weight of an adult's middle size. */
  readonly grams: number;
  readonly composition: readonly StoredMaterialPart[];
}

type Shares = Readonly<Record<string, number>>;

const createPart = (name: string, shares: Shares): StoredMaterialPart => ({
  part: name,
  fibers: Object.entries(shares).map(([fiber, percent]) => ({ fiber, percent })),
});

const facts: Readonly<Record<string, KindFacts>> = {
  'jacket-shell': { grams: 420, composition: [createPart('shell', { nylon: 100 }), createPart('lining', { polyurethane: 100 })] },
  'jacket-insulated': {
    grams: 465,
    composition: [
      createPart('shell', { polyester: 100 }),
      createPart('fill', { polyester: 100 }),
      createPart('lining', { polyester: 100 }),
    ],
  },
  fleece: { grams: 340, composition: [createPart('body', { polyester: 94, elastane: 6 })] },
  'pack-day': { grams: 690, composition: [createPart('body', { nylon: 100 }), createPart('lining', { polyester: 100 })] },
  'pack-trek': {
    grams: 1560,
    composition: [createPart('body', { nylon: 100 }), createPart('lining', { polyester: 100 }), createPart('frame', { aluminum: 100 })],
  },
  boot: {
    grams: 1180,
    composition: [
      createPart('upper', { leather: 70, polyester: 30 }),
      createPart('midsole', { eva: 100 }),
      createPart('outsole', { rubber: 100 }),
    ],
  },
  'trail-shoe': {
    grams: 640,
    composition: [createPart('upper', { polyester: 100 }), createPart('midsole', { eva: 100 }), createPart('outsole', { rubber: 100 })],
  },
  'sneaker-low': {
    grams: 760,
    composition: [createPart('upper', { leather: 80, cotton: 20 }), createPart('outsole', { 'natural-rubber': 100 })],
  },
  'sneaker-high': { grams: 880, composition: [createPart('upper', { leather: 65, suede: 35 }), createPart('outsole', { rubber: 100 })] },
  runner: {
    grams: 540,
    composition: [
      createPart('upper', { polyester: 100 }),
      createPart('midsole', { eva: 100 }),
      createPart('outsole', { 'carbon-rubber': 100 }),
    ],
  },
  slide: { grams: 330, composition: [createPart('footbed', { 'sugarcane-eva': 100 })] },
  sandal: {
    grams: 560,
    composition: [createPart('straps', { polyester: 100 }), createPart('footbed', { eva: 100 }), createPart('outsole', { rubber: 100 })],
  },
  beanie: { grams: 82, composition: [createPart('body', { lambswool: 70, nylon: 30 })] },
  cap: { grams: 74, composition: [createPart('body', { nylon: 60, cotton: 40 })] },
  tee: { grams: 165, composition: [createPart('body', { cotton: 60, polyester: 40 })] },
  trousers: { grams: 395, composition: [createPart('body', { nylon: 92, elastane: 8 })] },
  shorts: { grams: 210, composition: [createPart('body', { polyester: 90, elastane: 10 })] },
  socks: { grams: 64, composition: [createPart('body', { merino: 62, nylon: 35, elastane: 3 })] },
};

/** Kids' sizes need less cloth. */
const KIDS = 0.58;
/** A trek pack of 60 L weighs this share more than one of 40 L. */
const VOLUME = 0.012;

/** Grams, in steps of five from 100 g on. */
function getWeight({ id, model, edition }: SeedStyle, base: number): number {
  const liters = Number(/^(\d+) L$/.exec(edition.word)?.[1] ?? 0);
  const spread = 0.94 + (hashToNumber(model.model, 'weight') % 13) / 100;
  const grams =
    base * spread * (edition.gender === 'kids' ? KIDS : 1) * (1 + (liters > 0 ? (liters - 24) * VOLUME : 0)) +
    (hashToNumber(id, 'weight') % 4);
  return grams < 100 ? Math.round(grams) : Math.round(grams / 5) * 5;
}

/** Weight and composition as columns of a style; none for a kind without materials. */
export function buildFactRow(style: SeedStyle): {
  readonly weight_grams: number | null;
  readonly composition: readonly StoredMaterialPart[];
} {
  const known = facts[style.model.kind];
  return { weight_grams: known ? getWeight(style, known.grams) : null, composition: known?.composition ?? [] };
}
