// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { CollectionMessages } from './messages.ts';

export const collectionMessages: MessageData<CollectionMessages> = {
  label: 'Collection',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause slideshow',
  play: 'Play slideshow',
  slide: ['', 'n', ' of ', 'total'],
  goTo: ['Go to page ', 'n', ' of ', 'total'],
  slideRole: 'slide',
  carouselRole: 'carousel',
};
