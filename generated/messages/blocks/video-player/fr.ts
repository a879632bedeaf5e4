// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { VideoPlayerMessages } from './messages.ts';

export const videoPlayerMessages: MessageData<VideoPlayerMessages> = {
  film: 'Vidéo',
  play: ['Lire : ', 'name'],
  pause: 'Pause',
  youtubeNote: 'Cette vidéo est sur YouTube. Si vous la lisez, YouTube saura que vous nous rendez visite.',
  hostedNote: 'Cette vidéo est sur notre service vidéo. Si vous la lisez, ce service saura que vous nous rendez visite.',
  unplayable: 'Cette vidéo ne peut pas être lue pour le moment.',
};
