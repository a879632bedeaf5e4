// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { PictureViewMessages } from './messages.ts';

export const pictureViewMessages: MessageData<PictureViewMessages> = {
  front: 'vue de face',
  back: 'vue de dos',
  detail: 'détail',
  side: 'vue de côté',
  pair: 'la paire',
  top: 'vue de dessus',
  turn: 'autre angle',
  worn: 'porté',
  fabric: 'tissu',
  use: 'en situation',
};
