import { defineBlock } from '#engine/definition.ts';
import type { PromoBar } from '#generated/content/types.ts';
import type { PromoBarSettings } from './promo-bar-settings.ts';
import { CLOSED_FLAG } from './closed-flag.ts';
import type { PromoBarWord } from './promo-bar-words.ts';

export const promoBar = defineBlock<PromoBar, PromoBarWord, PromoBarSettings>({
  type: 'promo-bar',
  hydrate: 'load',
  load: () => import('./promo-bar.tsx'),
  settings: ['promoBar'],
  words: ['label', 'role', 'previous', 'next', 'pause', 'play', 'close', 'message'],
  closedBy: ({ closable }) => (closable ? CLOSED_FLAG : undefined),
  isEmpty: (_content, slots) => (slots.messages?.length ?? 0) === 0,
});
