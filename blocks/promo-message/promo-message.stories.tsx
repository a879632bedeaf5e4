import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PromoMessage } from '#generated/content/types.ts';
import { renderStory } from '#blocks/parts/stories/story.tsx';
import { extreme, minimal, typical } from './promo-message.fixtures.ts';

export default { title: 'Blocks/Promo message', render: renderStory } satisfies Meta<PromoMessage>;

type Story = StoryObj<PromoMessage>;

// axe checks the fixtures in the blocks' own suite, in both brands.
export const Minimal: Story = { args: minimal, tags: ['!test'] };
export const Typical: Story = { args: typical, tags: ['!test'] };
export const Extreme: Story = { args: extreme, tags: ['!test'] };
