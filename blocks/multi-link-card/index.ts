import { defineBlock } from '#engine/definition.ts';
import type { MultiLinkCard } from '#generated/content/types.ts';

export const multiLinkCard = defineBlock<MultiLinkCard>({
  type: 'multi-link-card',
  hydrate: 'never',
  load: () => import('./multi-link-card.tsx'),
});
