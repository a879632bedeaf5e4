import type { Meta, StoryObj } from '@storybook/react-vite';
import type { BenefitBar } from '#generated/content/types.ts';
import { createControls } from '#blocks/parts/stories/story-controls.ts';
import { renderStory } from '#blocks/parts/stories/story.tsx';
import { extreme, minimal, typical } from './benefit-bar.fixtures.ts';

const meta: Meta<BenefitBar> = {
  title: 'Blocks/Benefit bar',
  parameters: { layout: 'fullscreen' },
  argTypes: createControls('benefit-bar'),
  render: renderStory,
};

export default meta;
type Story = StoryObj<BenefitBar>;

// axe checks the fixtures in the blocks' own suite, in both brands.
export const Minimal: Story = { args: minimal, tags: ['!test'] };
export const Typical: Story = { args: typical, tags: ['!test'] };
export const Extreme: Story = { args: extreme, tags: ['!test'] };
