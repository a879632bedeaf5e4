// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { PictureViewMessages } from './messages.ts';

export const pictureViewMessages: MessageData<PictureViewMessages> = {
  front: 'Vorderseite',
  back: 'Rückseite',
  detail: 'Detail',
  side: 'Seitenansicht',
  pair: 'das Paar',
  top: 'von oben',
  turn: 'rundum gezeigt',
  worn: 'getragen',
  fabric: 'Stoff',
  use: 'unterwegs',
};
