import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Collection } from '#generated/content/types.ts';
import { renderStory } from '#blocks/parts/stories/story.tsx';
import { extreme, gridOnLarge, minimal, rotating, typical } from './collection.fixtures.ts';

export default { title: 'Blocks/Collection', render: renderStory } satisfies Meta<Collection>;

type Story = StoryObj<Collection>;

// axe checks the fixtures in the blocks' own suite, in both brands.
export const Minimal: Story = { args: minimal, tags: ['!test'] };
export const Typical: Story = { args: typical, tags: ['!test'] };
export const Rotating: Story = { args: rotating };
export const GridOnLarge: Story = { args: gridOnLarge };
export const Extreme: Story = { args: extreme, tags: ['!test'] };
