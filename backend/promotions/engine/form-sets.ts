import type { Minor } from '../../money/minor-units.ts';
import type { SetReward, SetUnits } from '../kinds/promotion-kind.ts';
import type { Candidate } from './find-candidates.ts';
import { matchesItems } from './item-filter.ts';
import { compareByRank, placeUnits, type Lines, type PlacedUnits, type RankedFacts } from './line-units.ts';
import type { UnitChange } from './reduce-lines.ts';

interface DrawnUnits extends PlacedUnits, SetUnits {}

/** Sets of the same units. */
export interface SetRun {
  readonly times: number;
  readonly drawn: readonly DrawnUnits[];
  /** Discount on each entry of a set. */
  readonly offs: readonly Minor[];
  /** Discount of a set. */
  readonly savedMinor: Minor;
}

/** Units in the order in which sets draw them. */
interface Pool {
  /** Number of equal units at the front. */
  readonly countEqual: () => number;
  /** Draws units for a number of sets that are alike. */
  readonly draw: (part: number, units: number, times: number) => DrawnUnits[];
}

function createPool(entries: readonly PlacedUnits[]): Pool {
  let [at, taken] = [0, 0];
  const countEqual = (): number => (entries[at]?.units.qty ?? 0) - taken;
  return {
    countEqual,
    draw(part, units, times) {
      const drawn: DrawnUnits[] = [];
      for (let needed = units; needed > 0;) {
        const entry = entries[at];
        if (!entry) break;
        const qty = Math.min(needed, countEqual());
        drawn.push({ ...entry, qty, leftMinor: entry.units.leftMinor, part });
        needed -= qty;
        taken += qty * times;
        if (countEqual() === 0) [at, taken] = [at + 1, 0];
      }
      return drawn;
    },
  };
}

/** The pool of each part. Units that are bought only are drawn cheapest first, others most expensive first. */
function createPools({ parts }: SetReward, items: readonly number[], facts: RankedFacts, lines: Lines): readonly Pool[] {
  const byRank = compareByRank(facts);
  const getEntries = (places: readonly number[], direction: 1 | -1): readonly PlacedUnits[] =>
    placeUnits(lines, places)
      .filter(({ units }) => !units.isUsed)
      .sort((one, other) => direction * (one.units.leftMinor - other.units.leftMinor) || byRank(one, other));
  const filter = parts.find(({ of }) => of !== null)?.of;
  if (!filter) {
    const pool = createPool(getEntries(items, -1));
    return parts.map(() => pool);
  }
  const others = findReducible(filter, facts);
  // An item in both pools counts as a reduced one.
  const bought = createPool(
    getEntries(
      items.filter((place) => !others.includes(place)),
      1,
    ),
  );
  const reduced = createPool(getEntries(others, -1));
  return parts.map(({ of }) => (of ? reduced : bought));
}

/** Indexes of the lines of a filter. */
export function findReducible(filter: NonNullable<SetReward['parts'][number]['of']>, { lines }: RankedFacts): readonly number[] {
  return lines.flatMap((line, place) => (line.takesPromotions && matchesItems(filter, line) ? [place] : []));
}

/** Sets of alike units that the fronts of the pools allow; at least one, which may draw units of several prices. */
function countAlike(parts: SetReward['parts'], pools: readonly Pool[]): number {
  const counts = pools.map((pool) => {
    const needed = parts.reduce((sum, { units }, index) => sum + (pools[index] === pool ? units : 0), 0);
    return Math.floor(pool.countEqual() / needed);
  });
  return Math.max(1, Math.min(...counts));
}

/** Forms sets from the unused units as long as each one saves something. Their savings never increase from one set to the next. */
export function formSets(
  reward: SetReward,
  { items, mostSets = Infinity }: Pick<Candidate, 'items' | 'mostSets'>,
  facts: RankedFacts,
  lines: Lines,
): readonly SetRun[] {
  const { parts } = reward;
  const most = Math.min(reward.most, mostSets);
  const pools = createPools(reward, items, facts, lines);
  const runs: SetRun[] = [];
  for (let left = most; left > 0;) {
    const times = Math.min(left, countAlike(parts, pools));
    const byPart = parts.map(({ units }, part) => pools[part]?.draw(part, units, times) ?? []);
    const isComplete = byPart.every((drawn, part) => {
      const { units = 0, of = null } = parts[part] ?? {};
      const count = drawn.reduce((sum, { qty }) => sum + qty, 0);
      return of ? count > 0 : count === units;
    });
    if (!isComplete) break;
    const drawn = byPart.flat();
    const offs = reward.discount(drawn);
    const savedMinor = offs.reduce((sum, minor) => sum + minor, 0);
    if (savedMinor <= 0) break;
    runs.push({ times, drawn, offs, savedMinor });
    left -= times;
  }
  return runs;
}

/** The discount of the first sets. */
export function getSaving(runs: readonly SetRun[], count: number): Minor {
  let [left, saved] = [count, 0];
  for (const { times, savedMinor } of runs) {
    saved += Math.min(left, times) * savedMinor;
    left -= Math.min(left, times);
  }
  return saved;
}

/** The units of the first sets with their discounts. */
export function takeSets(runs: readonly SetRun[], count: number): readonly UnitChange[] {
  const changes: UnitChange[] = [];
  let left = count;
  for (const { times: all, drawn, offs } of runs) {
    const times = Math.min(left, all);
    left -= times;
    for (const [index, { place, units, qty }] of drawn.entries()) {
      const offMinor = offs[index] ?? 0;
      const more = offMinor % qty;
      // Units that get a cent more, then the others: the same ones in each set.
      for (const [part, each] of [
        [more, Math.ceil(offMinor / qty)],
        [qty - more, Math.floor(offMinor / qty)],
      ] as const) {
        if (part * times > 0) changes.push({ place, units, qty: part * times, offMinor: part * times * each, isUsed: true });
      }
    }
  }
  return changes;
}
