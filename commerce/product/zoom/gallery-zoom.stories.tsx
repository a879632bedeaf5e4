import type { Meta, StoryObj } from '@storybook/react-vite';
import { galleryZoomMessages } from '#generated/messages/gallery-zoom/en.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { details } from '../product.fixtures.ts';
import { GalleryZoom } from './gallery-zoom.tsx';

const meta = {
  title: 'Commerce/Product/Gallery zoom',
  component: GalleryZoom,
  args: {
    name: details.name,
    items: details.gallery,
    start: 0,
    messages: bindMessages(galleryZoomMessages, 'en-US'),
    onClose: () => undefined,
  },
} satisfies Meta<typeof GalleryZoom>;

export default meta;

export const FullScreen: StoryObj<typeof meta> = {};
