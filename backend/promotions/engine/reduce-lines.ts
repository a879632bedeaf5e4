import type { Minor } from '../../money/minor-units.ts';
import { spreadOverParts } from '../../money/rounding.ts';
import { compareByRank, getLeft, placeUnits, type Lines, type PlacedUnits, type RankedFacts, type Units } from './line-units.ts';

/** Lines after a discount. */
export interface Reduction {
  readonly lines: Lines;
  /** Discounts by the index of their line. */
  readonly offs: readonly (readonly [place: number, minor: Minor])[];
}

/** A discount on some of a line's equal units. */
export interface UnitChange extends PlacedUnits {
  readonly qty: number;
  /** Sum of the discounts on these units. */
  readonly offMinor: Minor;
  readonly isUsed: boolean;
}

/** Clamps the result of every kind, so that no price is negative. */
export const clampDiscount = (minor: Minor, most: Minor): Minor => Math.max(0, Math.min(minor, most));

/** Divides a discount among its units to the minor unit. */
function divide({ units: { leftMinor }, qty, offMinor, isUsed }: UnitChange): readonly Units[] {
  const each = Math.floor(offMinor / qty);
  const more = offMinor - each * qty;
  const less = { qty: qty - more, leftMinor: leftMinor - each, isUsed };
  return more === 0 ? [less] : [{ qty: more, leftMinor: leftMinor - each - 1, isUsed }, less];
}

function addUnits(line: Units[], { qty, leftMinor, isUsed }: Units): void {
  const index = line.findIndex((one) => one.leftMinor === leftMinor && one.isUsed === isUsed);
  const known = line[index];
  if (known) line[index] = { ...known, qty: known.qty + qty };
  else line.push({ qty, leftMinor, isUsed });
}

/** Applies discounts to units. Equal units of a line are merged. */
export function reduceLines(lines: Lines, changes: readonly UnitChange[]): Reduction {
  const next = [...lines];
  const offs: [number, Minor][] = [];
  for (const [place, ofLine] of Map.groupBy(changes, (change) => change.place)) {
    const line: Units[] = [];
    let sum = 0;
    for (const change of ofLine) {
      sum += change.offMinor;
      for (const units of divide(change)) addUnits(line, units);
    }
    for (const units of lines[place] ?? []) {
      const left = ofLine.reduce((qty, change) => (change.units === units ? qty - change.qty : qty), units.qty);
      if (left > 0) addUnits(line, { ...units, qty: left });
    }
    next[place] = line;
    if (sum > 0) offs.push([place, sum]);
  }
  return { lines: next, offs };
}

/** Reduces each unit by its own price. */
export function reduceEach(lines: Lines, places: readonly number[], getDiscount: (leftMinor: Minor) => Minor): Reduction {
  const next = [...lines];
  const offs: [number, Minor][] = [];
  for (const place of places) {
    let sum = 0;
    const line = (lines[place] ?? []).map((units) => {
      const offMinor = clampDiscount(getDiscount(units.leftMinor), units.leftMinor);
      sum += units.qty * offMinor;
      if (offMinor === 0) return units;
      return { ...units, leftMinor: units.leftMinor - offMinor };
    });
    if (sum === 0) continue;
    next[place] = line;
    offs.push([place, sum]);
  }
  return { lines: next, offs };
}

/** Spreads a discount on goods over their units by remaining price, by largest fraction. */
export function reduceGoods(
  facts: RankedFacts,
  lines: Lines,
  places: readonly number[],
  getDiscount: (leftMinor: Minor) => Minor,
): Reduction {
  const leftMinor = places.reduce((sum, place) => sum + getLeft(lines[place]), 0);
  const offMinor = clampDiscount(getDiscount(leftMinor), leftMinor);
  if (offMinor === 0) return { lines, offs: [] };
  const placed = placeUnits(lines, places).sort(compareByRank(facts));
  const parts = spreadOverParts(
    offMinor,
    placed.map(({ units }) => ({ count: units.qty, weight: units.leftMinor })),
  );
  const next = [...lines];
  const offs: [number, Minor][] = [];
  const changes: UnitChange[] = [];
  placed.forEach(({ place, units }, index) => {
    const part = parts[index] ?? 0;
    if (part === 0) return;
    const change = { place, units, qty: units.qty, offMinor: part, isUsed: units.isUsed };
    if (lines[place]?.length === 1) {
      next[place] = divide(change);
      offs.push([place, part]);
    } else changes.push(change);
  });
  if (changes.length === 0) return { lines: next, offs };
  const others = reduceLines(next, changes);
  return { lines: others.lines, offs: [...offs, ...others.offs] };
}
