import { z } from 'zod';
import type { RawBlock } from '#generated/content/types.ts';

/** Stands in a page for the blocks of a fragment document; the augmented page has them in its place. */
export const fragmentReference = z.strictObject({
  type: z.literal('fragment'),
  id: z.string().min(1),
  name: z.string().optional(),
  /** Slug of the fragment. */
  fragmentId: z.string().min(1),
});

export type FragmentReference = z.infer<typeof fragmentReference>;

export function asFragmentReference(block: RawBlock): FragmentReference | null {
  return block.type === 'fragment' ? (fragmentReference.safeParse(block).data ?? null) : null;
}
