import type { Minor } from '../../money/minor-units.ts';
import type { FactLine, PromotionFacts } from './facts.ts';

/** Equal units of a line. */
export interface Units {
  readonly qty: number;
  /** Remaining price of one unit. */
  readonly leftMinor: Minor;
  /** True if they belong to a set of a promotion. */
  readonly isUsed: boolean;
}

/** Units of each line, in the order of the ranked facts. */
export type Lines = readonly (readonly Units[])[];

/** Units with the index of their line in the ranked facts. */
export interface PlacedUnits {
  readonly place: number;
  readonly units: Units;
}

/** Facts with equal lines next to each other. */
export interface RankedFacts extends PromotionFacts {
  /** Ranks of lines: equal for lines that differ only in ID and quantity, so that no result depends on how units are split into lines. */
  readonly ranks: readonly number[];
}

const compareTexts = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);

function compareCategories(ones: readonly string[], others: readonly string[]): number {
  const index = ones.findIndex((one, at) => one !== others[at]);
  return index === -1 ? ones.length - others.length : compareTexts(ones[index] ?? '', others[index] ?? '');
}

function compareLines(one: FactLine, other: FactLine): number {
  return (
    other.unitMinor - one.unitMinor ||
    compareTexts(one.styleId, other.styleId) ||
    compareTexts(one.shipmentId, other.shipmentId) ||
    Number(one.isReduced) - Number(other.isReduced) ||
    Number(one.takesPromotions) - Number(other.takesPromotions) ||
    compareCategories(one.categoryIds, other.categoryIds)
  );
}

export function rankLines(facts: PromotionFacts): RankedFacts {
  const lines = facts.lines.toSorted(compareLines);
  let rank = 0;
  const ranks = lines.map((line, index) => {
    const previous = lines[index - 1];
    if (previous && compareLines(previous, line) !== 0) rank += 1;
    return rank;
  });
  return { ...facts, lines, ranks };
}

/** Compares by rank, equal lines by remaining price. */
export const compareByRank =
  ({ ranks }: RankedFacts) =>
  (one: PlacedUnits, other: PlacedUnits): number =>
    (ranks[one.place] ?? 0) - (ranks[other.place] ?? 0) || other.units.leftMinor - one.units.leftMinor || one.place - other.place;

/** Remaining price of a line. */
export function getLeft(line: readonly Units[] = []): Minor {
  let left = 0;
  for (const { qty, leftMinor } of line) left += qty * leftMinor;
  return left;
}

export function placeUnits(lines: Lines, places: readonly number[]): PlacedUnits[] {
  const placed: PlacedUnits[] = [];
  for (const place of places) for (const units of lines[place] ?? []) placed.push({ place, units });
  return placed;
}
