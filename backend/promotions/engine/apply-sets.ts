import type { Minor } from '../../money/minor-units.ts';
import type { Candidate } from './find-candidates.ts';
import { findReducible, formSets, getSaving, takeSets, type SetRun } from './form-sets.ts';
import type { Lines, RankedFacts } from './line-units.ts';
import { reduceLines, type Reduction } from './reduce-lines.ts';

/** The discount of a promotion's sets. */
interface SetDiscount extends Pick<Reduction, 'offs'> {
  readonly candidate: Candidate;
}

interface Choice {
  readonly lines: Lines;
  readonly savedMinor: Minor;
  readonly discounts: readonly SetDiscount[];
}

/** Limits the time for choosing among overlapping promotions: combinations of numbers of sets, times lines. */
const maxWork = 2000;

/** True if another promotion could use units of the sets. */
function hasRival(runs: readonly SetRun[], rivals: readonly Candidate[], facts: RankedFacts): boolean {
  const used = new Set(runs.flatMap(({ drawn }) => drawn.map(({ place }) => place)));
  return rivals.some(({ promotion: { reward }, items }) => {
    const filters = reward.takes === 'sets' ? reward.parts.flatMap(({ of }) => of ?? []) : [];
    return [...items, ...filters.flatMap((filter) => findReducible(filter, facts))].some((place) => used.has(place));
  });
}

function take(candidate: Candidate, runs: readonly SetRun[], count: number, before: Lines): Choice {
  if (count === 0) return { lines: before, savedMinor: 0, discounts: [] };
  const { lines, offs } = reduceLines(before, takeSets(runs, count));
  return { lines, savedMinor: getSaving(runs, count), discounts: [{ candidate, offs }] };
}

/**
 * Applies promotions of sets in their order, each as often as saves most together with those after it: a set that uses units of a better
 * one is not formed. So adding an item never reduces the discount. In huge carts each promotion forms all of its sets.
 */
export function applySets(
  [first, ...others]: readonly Candidate[],
  facts: RankedFacts,
  lines: Lines,
  work = maxWork / facts.lines.length,
): Choice {
  const reward = first?.promotion.reward;
  if (!first || reward?.takes !== 'sets') return { lines, savedMinor: 0, discounts: [] };
  const runs = formSets(reward, first, facts, lines);
  const most = runs.reduce((sum, { times }) => sum + times, 0);
  const continueAfter = (count: number, budget: number): Choice => {
    const taken = take(first, runs, count, lines);
    const rest = applySets(others, facts, taken.lines, budget);
    return {
      lines: rest.lines,
      savedMinor: taken.savedMinor + rest.savedMinor,
      discounts: [...taken.discounts, ...rest.discounts],
    };
  };
  if (most === 0 || !hasRival(runs, others, facts)) return continueAfter(most, work);
  const budget = Math.floor(work / (most + 1));
  let best = continueAfter(most, budget);
  if (budget < others.length) return best;
  const unhindered = continueAfter(0, budget);
  for (let count = most - 1; count >= 0; count -= 1) {
    // The others save most when all units are left to them.
    if (getSaving(runs, count) + unhindered.savedMinor <= best.savedMinor) break;
    const choice = count === 0 ? unhindered : continueAfter(count, budget);
    if (choice.savedMinor > best.savedMinor) best = choice;
  }
  return best;
}
