import type { StoredMaterialPart } from '#backend/database/tables/catalog.ts';
import type { SeedStyle } from './build-style.ts';
import { hashToNumber } from './seed-values.ts';

interface KindFacts {
  /** Weight of an adult's middle size. */
  readonly grams: number;
  readonly composition: readonly StoredMaterialPart[];
}

type Shares = Readonly<Record<string, number>>;

const part = (name: string, shares: Shares): StoredMaterialPart => ({
  part: name,
  fibers: Object.entries(shares).map(([fiber, percent]) => ({ fiber, percent })),
});

const facts: Readonly<Record<string, KindFacts>> = {
  'jacket-shell': { grams: 420, composition: [part('shell', { nylon: 100 }), part('lining', { polyurethane: 100 })] },
  'jacket-insulated': {
    grams: 465,
    composition: [part('shell', { polyester: 100 }), part('fill', { polyester: 100 }), part('lining', { polyester: 100 })],
  },
  fleece: { grams: 340, composition: [part('body', { polyester: 94, elastane: 6 })] },
  'pack-day': { grams: 690, composition: [part('body', { nylon: 100 }), part('lining', { polyester: 100 })] },
  'pack-trek': {
    grams: 1560,
    composition: [part('body', { nylon: 100 }), part('lining', { polyester: 100 }), part('frame', { aluminum: 100 })],
  },
  boot: {
    grams: 1180,
    composition: [part('upper', { leather: 70, polyester: 30 }), part('midsole', { eva: 100 }), part('outsole', { rubber: 100 })],
  },
  'trail-shoe': {
    grams: 640,
    composition: [part('upper', { polyester: 100 }), part('midsole', { eva: 100 }), part('outsole', { rubber: 100 })],
  },
  'sneaker-low': { grams: 760, composition: [part('upper', { leather: 80, cotton: 20 }), part('outsole', { 'natural-rubber': 100 })] },
  'sneaker-high': { grams: 880, composition: [part('upper', { leather: 65, suede: 35 }), part('outsole', { rubber: 100 })] },
  runner: {
    grams: 540,
    composition: [part('upper', { polyester: 100 }), part('midsole', { eva: 100 }), part('outsole', { 'carbon-rubber': 100 })],
  },
  slide: { grams: 330, composition: [part('footbed', { 'sugarcane-eva': 100 })] },
  sandal: {
    grams: 560,
    composition: [part('straps', { polyester: 100 }), part('footbed', { eva: 100 }), part('outsole', { rubber: 100 })],
  },
  beanie: { grams: 82, composition: [part('body', { lambswool: 70, nylon: 30 })] },
  cap: { grams: 74, composition: [part('body', { nylon: 60, cotton: 40 })] },
  tee: { grams: 165, composition: [part('body', { cotton: 60, polyester: 40 })] },
  trousers: { grams: 395, composition: [part('body', { nylon: 92, elastane: 8 })] },
  shorts: { grams: 210, composition: [part('body', { polyester: 90, elastane: 10 })] },
  socks: { grams: 64, composition: [part('body', { merino: 62, nylon: 35, elastane: 3 })] },
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
