import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PromoBar } from '#generated/content/types.ts';
import { renderStory } from '#blocks/parts/stories/story.tsx';
import { colored, extreme, minimal, typical } from './promo-bar.fixtures.ts';

export default { title: 'Blocks/Promo bar', render: renderStory } satisfies Meta<PromoBar>;

type Story = StoryObj<PromoBar>;

// axe checks the fixtures in the blocks' own suite, in both brands.
export const Minimal: Story = { args: minimal, tags: ['!test'] };
export const Typical: Story = { args: typical, tags: ['!test'] };
export const Colored: Story = { args: colored };
export const Extreme: Story = { args: extreme, tags: ['!test'] };
