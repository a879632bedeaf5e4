import { defineBlock } from '#engine/definition.ts';
import type { PromoMessage } from '#generated/content/types.ts';

export const promoMessage = defineBlock<PromoMessage>({
  type: 'promo-message',
  hydrate: 'never',
  load: () => import('./promo-message.tsx'),
  isEmpty: ({ text, richText }) => !text?.trim() && !richText?.trim(),
});
