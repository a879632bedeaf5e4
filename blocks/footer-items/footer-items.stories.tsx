import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FooterItems } from '#generated/content/types.ts';
import { renderStory } from '#blocks/parts/stories/story.tsx';
import { extreme, minimal, typical } from './footer-items.fixtures.ts';

export default { title: 'Blocks/Footer items', render: renderStory } satisfies Meta<FooterItems>;

type Story = StoryObj<FooterItems>;

// axe checks the fixtures in the blocks' own suite, in both brands.
export const Minimal: Story = { args: minimal, tags: ['!test'] };
export const Typical: Story = { args: typical, tags: ['!test'] };
export const Extreme: Story = { args: extreme, tags: ['!test'] };
