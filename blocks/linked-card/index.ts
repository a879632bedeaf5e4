import { defineBlock } from '#engine/definition.ts';
import type { LinkedCard } from '#generated/content/types.ts';
import type { LinkedCardMessages } from '#generated/messages/blocks/linked-card/messages.ts';

export const linkedCard = defineBlock<LinkedCard, LinkedCardMessages>({
  type: 'linked-card',
  hydrate: ({ video }) => (video ? 'visible' : 'never'),
  load: () => import('./linked-card.tsx'),
});
