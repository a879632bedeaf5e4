// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { GalleryZoomMessages } from './messages.ts';

export const galleryZoomMessages: MessageData<GalleryZoomMessages> = {
  title: ['Pictures of ', 'name'],
  close: 'Close',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  previous: 'Previous picture',
  next: 'Next picture',
  count: ['Picture ', 'number', ' of ', 'count', ': ', 'alt'],
  failed: 'This picture could not be loaded.',
  help: 'Plus and minus zoom, arrow keys change or move the picture, Escape closes.',
};
