// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { PictureViewMessages } from './messages.ts';

export const pictureViewMessages: MessageData<PictureViewMessages> = {
  front: 'front',
  back: 'back',
  detail: 'detail',
  side: 'side',
  pair: 'pair',
  top: 'from above',
  turn: 'angle',
  worn: 'worn',
  fabric: 'fabric',
  use: 'in use',
};
