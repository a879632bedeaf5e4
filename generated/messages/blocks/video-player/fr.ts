// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { VideoPlayerMessages } from './messages.ts';

export const videoPlayerMessages: MessageData<VideoPlayerMessages> = {
  film: 'Film',
  play: ['Lire : ', 'name'],
  pause: 'Pause',
  youtubeNote: 'La lecture se fait sur YouTube, qui apprend votre visite au premier clic.',
  hostedNote: 'La lecture se fait chez notre service média, qui apprend votre visite au premier clic.',
  unplayable: 'Ce film ne peut pas être lu pour le moment.',
};
