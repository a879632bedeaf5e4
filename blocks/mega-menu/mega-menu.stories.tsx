import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MegaMenu } from '#generated/content/types.ts';
import { renderStory } from '#blocks/parts/stories/story.tsx';
import { extreme, minimal, typical } from './mega-menu.fixtures.ts';

export default { title: 'Blocks/Mega menu', render: renderStory } satisfies Meta<MegaMenu>;

type Story = StoryObj<MegaMenu>;

// axe checks the fixtures in the blocks' own suite, in both brands.
export const Minimal: Story = { args: minimal, tags: ['!test'] };
export const Typical: Story = { args: typical, tags: ['!test'] };
export const ByClick: Story = { args: typical, parameters: { settings: { menu: { triggerOnClick: true, showLevel3ShopAll: true } } } };
export const Extreme: Story = { args: extreme, tags: ['!test'] };
