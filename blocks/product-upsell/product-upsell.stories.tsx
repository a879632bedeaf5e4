import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ProductUpsell } from '#generated/content/types.ts';
import { createControls } from '#blocks/parts/stories/story-controls.ts';
import { renderStory } from '#blocks/parts/stories/story.tsx';
import { choices, extreme, minimal, soldOut, typical } from './product-upsell.fixtures.ts';

export default {
  title: 'Blocks/Product upsell',
  argTypes: createControls('product-upsell'),
  parameters: { layout: 'fullscreen' },
  render: renderStory,
} satisfies Meta<ProductUpsell>;

type Story = StoryObj<ProductUpsell>;

// axe checks the fixtures in the blocks' own suite, in both brands.
export const Minimal: Story = { args: minimal, tags: ['!test'] };
export const Typical: Story = { args: typical, tags: ['!test'] };
export const Choices: Story = { args: choices };
export const SoldOut: Story = { args: soldOut };
export const Extreme: Story = { args: extreme, tags: ['!test'] };
