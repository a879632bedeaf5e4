import type { Choice } from '#engine/resolve/receipt.ts';
import type { ResolvedNode } from '#engine/block.ts';
import { collectNeeds } from '#engine/resolve/needs.ts';

/** The decisions that a page shows, without impression ids, which are in each visitor's visit. */
export interface ShownDecisions {
  /** Experiences whose decision was applied. */
  readonly experiences: readonly { readonly id: string; readonly chosen: string }[];
  /** Indexes in the list of recommendations. */
  readonly lists: readonly number[];
}

export function getShownDecisions({
  choices,
  shown,
}: {
  readonly choices: readonly Choice[];
  readonly shown: readonly ResolvedNode[];
}): ShownDecisions {
  return {
    experiences: choices.flatMap(({ experienceId = '', chosen, impressionId }) =>
      impressionId === undefined ? [] : [{ id: experienceId, chosen }],
    ),
    lists: [...new Set(collectNeeds('recommendations', shown).map(({ index }) => index))],
  };
}
