import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SecondaryNav } from '#generated/content/types.ts';
import { createControls } from '#blocks/parts/stories/story-controls.ts';
import { renderStory } from '#blocks/parts/stories/story.tsx';
import { extreme, minimal, typical } from './secondary-nav.fixtures.ts';

const meta: Meta<SecondaryNav> = {
  title: 'Blocks/Secondary nav',
  parameters: { layout: 'fullscreen' },
  argTypes: createControls('secondary-nav'),
  render: renderStory,
};

export default meta;
type Story = StoryObj<SecondaryNav>;

// axe checks the fixtures in the blocks' own suite, in both brands.
export const Minimal: Story = { args: minimal, tags: ['!test'] };
export const Typical: Story = { args: typical, tags: ['!test'] };
export const Extreme: Story = { args: extreme, tags: ['!test'] };

export const AtTheRight: Story = { args: { ...typical, divider: false, alignment: 'right' } };
