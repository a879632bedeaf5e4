import { defineBlock } from '#engine/definition.ts';
import type { PromoBar } from '#generated/content/types.ts';
import type { PromoBarMessages } from '#generated/messages/blocks/promo-bar/messages.ts';
import type { PromoBarSettings } from './promo-bar-settings.ts';
import { CLOSED_FLAG } from './closed-flag.ts';

export const promoBar = defineBlock<PromoBar, PromoBarMessages, PromoBarSettings>({
  type: 'promo-bar',
  hydrate: 'load',
  load: () => import('./promo-bar.tsx'),
  settings: ['promoBar'],
  closedBy: { flag: CLOSED_FLAG, entry: ({ closable }) => (closable ? 'true' : undefined) },
  isEmpty: (_content, slots) => (slots.messages?.length ?? 0) === 0,
});
