import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RichText } from '#generated/content/types.ts';
import { createControls } from '#blocks/parts/stories/story-controls.ts';
import { renderStory } from '#blocks/parts/stories/story.tsx';
import { extreme, minimal, typical } from './rich-text.fixtures.ts';

const meta: Meta<RichText> = {
  title: 'Blocks/Rich text',
  parameters: { layout: 'fullscreen' },
  argTypes: createControls('rich-text'),
  render: renderStory,
};

export default meta;
type Story = StoryObj<RichText>;

// axe checks the fixtures in the blocks' own suite, in both brands.
export const Minimal: Story = { args: minimal, tags: ['!test'] };
export const Typical: Story = { args: typical, tags: ['!test'] };
export const Extreme: Story = { args: extreme, tags: ['!test'] };

export const Centred: Story = { args: { ...typical, alignment: 'center' } };
export const OnColor: Story = { args: { ...typical, width: 'wide', backgroundColor: 'surface-inverse' } };
