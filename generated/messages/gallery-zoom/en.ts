// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { GalleryZoomMessages } from './messages.ts';

export const galleryZoomMessages: MessageData<GalleryZoomMessages> = {
  title: ['Images of ', 'name'],
  close: 'Close',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  previous: 'Previous image',
  next: 'Next image',
  count: ['Image ', 'number', ' of ', 'count', ': ', 'alt'],
  failed: 'We couldn’t load this image.',
  help: 'Use plus and minus to zoom, the arrow keys to move or change the image, and Escape to close.',
};
