import type { Meta, StoryObj } from '@storybook/react-vite';
import type { VideoPlayer } from '#generated/content/types.ts';
import { createControls } from '#blocks/parts/stories/story-controls.ts';
import { renderStory } from '#blocks/parts/stories/story.tsx';
import { extreme, hosted, minimal, typical, youtube } from './video-player.fixtures.ts';

export default {
  title: 'Blocks/Video player',
  argTypes: createControls('video-player'),
  parameters: { layout: 'fullscreen', settings: { video: { hostedPlayer: true } } },
  render: renderStory,
} satisfies Meta<VideoPlayer>;

type Story = StoryObj<VideoPlayer>;

// axe checks the fixtures in the blocks' own suite, in both brands.
export const Minimal: Story = { args: minimal, tags: ['!test'] };
export const Typical: Story = { args: typical, tags: ['!test'] };
export const Extreme: Story = { args: extreme, tags: ['!test'] };

export const YouTube: Story = { args: youtube };
export const Hosted: Story = { args: hosted };
