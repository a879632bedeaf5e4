import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Spacer } from '#generated/content/types.ts';
import { createControls } from '#blocks/parts/stories/story-controls.ts';
import { renderStory } from '#blocks/parts/stories/story.tsx';
import { extreme, minimal, typical } from './spacer.fixtures.ts';

const meta: Meta<Spacer> = {
  title: 'Blocks/Spacer',
  parameters: { layout: 'fullscreen' },
  argTypes: createControls('spacer'),
  render: renderStory,
};

export default meta;
type Story = StoryObj<Spacer>;

// axe checks the fixtures in the blocks' own suite, in both brands.
export const Minimal: Story = { args: minimal, tags: ['!test'] };
export const Typical: Story = { args: typical, tags: ['!test'] };
export const Extreme: Story = { args: extreme, tags: ['!test'] };
