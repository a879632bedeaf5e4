// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { VideoPlayerMessages } from './messages.ts';

export const videoPlayerMessages: MessageData<VideoPlayerMessages> = {
  film: 'Video',
  play: ['Abspielen: ', 'name'],
  pause: 'Anhalten',
  youtubeNote: 'Läuft bei YouTube. Wenn du es abspielst, erfährt YouTube von deinem Besuch.',
  hostedNote: 'Läuft bei unserem Videodienst. Wenn du es abspielst, erfährt der Dienst von deinem Besuch.',
  unplayable: 'Dieses Video lässt sich gerade nicht abspielen.',
};
