import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CuralateGallery } from '#generated/content/types.ts';
import { createControls } from '#blocks/parts/stories/story-controls.ts';
import { renderStory } from '#blocks/parts/stories/story.tsx';
import { extreme, minimal, typical } from './curalate-gallery.fixtures.ts';

export default {
  title: 'Blocks/Curalate gallery',
  argTypes: createControls('curalate-gallery'),
  parameters: { layout: 'fullscreen' },
  render: renderStory,
} satisfies Meta<CuralateGallery>;

type Story = StoryObj<CuralateGallery>;

// Stories have no service: only the titles and the reserved space are shown. axe checks the fixtures in the blocks' own suite.
export const Minimal: Story = { args: minimal, tags: ['!test'] };
export const Typical: Story = { args: typical, tags: ['!test'] };
export const Extreme: Story = { args: extreme, tags: ['!test'] };
