import type { Choice } from '#engine/resolve/receipt.ts';
import type { ResolvedNode } from '#engine/block.ts';
import { needsOf } from '#engine/resolve/needs.ts';

/** What of a visit's decisions a page shows. It names nobody's impressions: those are in the visit of each who sees it. */
export interface ShownDecisions {
  /** Experiences whose decision was followed. */
  readonly experiences: readonly { readonly id: string; readonly picked: string }[];
  /** Places in the list of recommendations. */
  readonly lists: readonly number[];
}

export function shownDecisions({
  choices,
  shown,
}: {
  readonly choices: readonly Choice[];
  readonly shown: readonly ResolvedNode[];
}): ShownDecisions {
  return {
    experiences: choices.flatMap(({ experienceId = '', picked, impressionId }) =>
      impressionId === undefined ? [] : [{ id: experienceId, picked }],
    ),
    lists: [...new Set(needsOf('recommendations', shown).map(({ index }) => index))],
  };
}
