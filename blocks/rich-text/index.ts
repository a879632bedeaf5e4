import { defineBlock } from '#engine/definition.ts';
import type { RichText } from '#generated/content/types.ts';

export const richText = defineBlock<RichText>({
  type: 'rich-text',
  hydrate: 'never',
  load: () => import('./rich-text.tsx'),
});
