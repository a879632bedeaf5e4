import { defineBlock } from '#engine/definition.ts';
import type { PopUp } from '#generated/content/types.ts';
import type { PopUpMessages } from '#generated/messages/blocks/pop-up/messages.ts';
import { DISMISSED_FLAG } from './dismissed-flag.ts';
import type { PopUpSettings } from './pop-up-settings.ts';

export const popUp = defineBlock<PopUp, PopUpMessages, PopUpSettings>({
  type: 'pop-up',
  hydrate: 'idle',
  load: () => import('./pop-up.tsx'),
  settings: ['popUp'],
  closedBy: { flag: DISMISSED_FLAG, entry: ({ id }) => id },
});
