import { blockSchemas } from '#generated/content/schemas.js';
import type { Audience } from '#generated/content/types.ts';
import type { Visitor } from '#engine/resolve/visitor.ts';
import { parseTestContext } from '#engine/resolve/test-context.ts';
import type { ShowcaseQuery } from './query.ts';

/** All audiences that editors can select, from the contract. Server only: the schemas of all blocks are large. */
export const audiences = (blockSchemas.segmentation.properties?.segments?.items?.properties?.id?.enum ?? []) as readonly Audience[];

const guestAudiences: readonly Audience[] = ['loggedout', 'cart-empty'];

/** The visitor that a query describes: without audiences a guest with an empty cart. No decision is requested, so experiences show their baselines. */
export function createVisitor({ audiences: selected, testContext }: Pick<ShowcaseQuery, 'audiences' | 'testContext'>): Visitor {
  const forced = parseTestContext(testContext);
  return {
    decisions: {},
    segments: new Set(selected.length > 0 ? selected : guestAudiences),
    ...(forced ? { testContext: forced } : {}),
  };
}
