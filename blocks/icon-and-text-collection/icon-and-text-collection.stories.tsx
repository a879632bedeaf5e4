import type { Meta, StoryObj } from '@storybook/react-vite';
import type { IconAndTextCollection } from '#generated/content/types.ts';
import { createControls } from '#blocks/parts/stories/story-controls.ts';
import { renderStory } from '#blocks/parts/stories/story.tsx';
import { extreme, minimal, typical } from './icon-and-text-collection.fixtures.ts';

const meta: Meta<IconAndTextCollection> = {
  title: 'Blocks/Icon and text collection',
  parameters: { layout: 'fullscreen' },
  argTypes: createControls('icon-and-text-collection'),
  render: renderStory,
};

export default meta;
type Story = StoryObj<IconAndTextCollection>;

// axe checks the fixtures in the blocks' own suite, in both brands.
export const Minimal: Story = { args: minimal, tags: ['!test'] };
export const Typical: Story = { args: typical, tags: ['!test'] };
export const Extreme: Story = { args: extreme, tags: ['!test'] };

const fourth = { icon: 'sun', richText: '<p><strong>Made with daylight.</strong> Four of five looms run on it.</p>' } as const;

export const TwoByTwo: Story = { args: { ...typical, iconSize: 'large', items: [...typical.items, fourth] } };
export const IconAboveText: Story = {
  args: {
    ...typical,
    layout: 'icon-above-text',
    iconSize: 'large',
    items: typical.items.map((item) => ({ ...item, backgroundColor: 'surface-raised' })),
  },
};
export const OneColumn: Story = { args: { ...typical, layout: 'one-column', iconSize: 'small' } };
