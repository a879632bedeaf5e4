// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { VideoPlayerMessages } from './messages.ts';

export const videoPlayerMessages: MessageData<VideoPlayerMessages> = {
  film: 'Film',
  play: ['Play: ', 'name'],
  pause: 'Pause',
  youtubeNote: 'Plays on YouTube, which learns of your visit with the first click.',
  hostedNote: 'Plays at our media service, which learns of your visit with the first click.',
  unplayable: 'This film cannot be played at the moment.',
};
