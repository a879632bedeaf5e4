import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CategoryCards } from '#generated/content/types.ts';
import { renderStory } from '#blocks/parts/stories/story.tsx';
import { circles, extreme, minimal, overlays, typical } from './category-cards.fixtures.ts';

export default { title: 'Blocks/Category cards', render: renderStory } satisfies Meta<CategoryCards>;

type Story = StoryObj<CategoryCards>;

// axe checks the fixtures in the blocks' own suite, in both brands.
export const Minimal: Story = { args: minimal, tags: ['!test'] };
export const Typical: Story = { args: typical, tags: ['!test'] };
export const Circles: Story = { args: circles };
export const Overlays: Story = { args: overlays };
export const Extreme: Story = { args: extreme, tags: ['!test'] };
