import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Video } from '#generated/content/types.ts';
import { createControls } from '#blocks/parts/stories/story-controls.ts';
import { renderStory } from '#blocks/parts/stories/story.tsx';
import { extreme, minimal, typical } from './video.fixtures.ts';

const meta: Meta<Video> = {
  title: 'Blocks/Video',
  parameters: { layout: 'fullscreen' },
  argTypes: createControls('video'),
  render: renderStory,
};

export default meta;
type Story = StoryObj<Video>;

// axe checks the fixtures in the blocks' own suite, in both brands.
export const Minimal: Story = { args: minimal, tags: ['!test'] };
export const Typical: Story = { args: typical, tags: ['!test'] };
export const Extreme: Story = { args: extreme, tags: ['!test'] };
