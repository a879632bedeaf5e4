import { defineBlock } from '#engine/definition.ts';
import type { PromoBar } from '#generated/content/types.ts';
import type { PromoBarWord } from './promo-bar-words.ts';

export const promoBar = defineBlock<PromoBar, PromoBarWord>({
  type: 'promo-bar',
  hydrate: 'load',
  load: () => import('./promo-bar.tsx'),
  words: ['label', 'role', 'previous', 'next', 'pause', 'play', 'close', 'message'],
  isEmpty: (_content, slots) => (slots.messages?.length ?? 0) === 0,
  limits: { messages: 8 },
});
