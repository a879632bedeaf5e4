// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { VideoPlayerMessages } from './messages.ts';

export const videoPlayerMessages: MessageData<VideoPlayerMessages> = {
  film: 'Film',
  play: ['Abspielen: ', 'name'],
  pause: 'Anhalten',
  youtubeNote: 'Läuft bei YouTube, das mit dem ersten Klick von deinem Besuch erfährt.',
  hostedNote: 'Läuft bei unserem Mediendienst, der mit dem ersten Klick von deinem Besuch erfährt.',
  unplayable: 'Dieser Film lässt sich gerade nicht abspielen.',
};
