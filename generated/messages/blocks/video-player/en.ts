// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { VideoPlayerMessages } from './messages.ts';

export const videoPlayerMessages: MessageData<VideoPlayerMessages> = {
  film: 'Video',
  play: ['Play: ', 'name'],
  pause: 'Pause',
  youtubeNote: 'Plays on YouTube. Playing it shares your visit with YouTube.',
  hostedNote: 'Plays on our video service. Playing it shares your visit with that service.',
  unplayable: 'This video can’t be played right now.',
};
