import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FooterItems } from '#generated/content/types.ts';
import { renderStory } from '../parts/story.tsx';
import { extreme, minimal, typical } from './footer-items.fixtures.ts';

export default { title: 'Blocks/Footer items', render: renderStory } satisfies Meta<FooterItems>;

type Story = StoryObj<FooterItems>;

export const Minimal: Story = { args: minimal };
export const Typical: Story = { args: typical };
export const Extreme: Story = { args: extreme };
