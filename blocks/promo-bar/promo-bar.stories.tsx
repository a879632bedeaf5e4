import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PromoBar } from '#generated/content/types.ts';
import { renderStory } from '../parts/story.tsx';
import { coloured, extreme, minimal, typical } from './promo-bar.fixtures.ts';

export default { title: 'Blocks/Promo bar', render: renderStory } satisfies Meta<PromoBar>;

type Story = StoryObj<PromoBar>;

export const Minimal: Story = { args: minimal };
export const Typical: Story = { args: typical };
export const Coloured: Story = { args: coloured };
export const Extreme: Story = { args: extreme };
