import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PromoMessage } from '#generated/content/types.ts';
import { renderStory } from '../parts/story.tsx';
import { extreme, minimal, typical } from './promo-message.fixtures.ts';

export default { title: 'Blocks/Promo message', render: renderStory } satisfies Meta<PromoMessage>;

type Story = StoryObj<PromoMessage>;

export const Minimal: Story = { args: minimal };
export const Typical: Story = { args: typical };
export const Extreme: Story = { args: extreme };
