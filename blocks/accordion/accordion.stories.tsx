import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Accordion } from '#generated/content/types.ts';
import { createControls } from '#blocks/parts/stories/story-controls.ts';
import { renderStory } from '#blocks/parts/stories/story.tsx';
import { extreme, minimal, typical } from './accordion.fixtures.ts';

const meta: Meta<Accordion> = {
  title: 'Blocks/Accordion',
  parameters: { layout: 'fullscreen' },
  argTypes: createControls('accordion'),
  render: renderStory,
};

export default meta;
type Story = StoryObj<Accordion>;

// axe checks the fixtures in the blocks' own suite, in both brands.
export const Minimal: Story = { args: minimal, tags: ['!test'] };
export const Typical: Story = { args: typical, tags: ['!test'] };
export const Extreme: Story = { args: extreme, tags: ['!test'] };

export const OneAtATime: Story = { args: { ...typical, allowMultiple: false } };
