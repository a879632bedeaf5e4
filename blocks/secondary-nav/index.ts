import { defineBlock } from '#engine/definition.ts';
import type { SecondaryNav } from '#generated/content/types.ts';
import type { SecondaryNavMessages } from '#generated/messages/blocks/secondary-nav/messages.ts';

export const secondaryNav = defineBlock<SecondaryNav, SecondaryNavMessages>({
  type: 'secondary-nav',
  hydrate: 'idle',
  load: () => import('./secondary-nav.tsx'),
});
