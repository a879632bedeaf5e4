import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MultiLinkCard } from '#generated/content/types.ts';
import { createControls } from '#blocks/parts/stories/story-controls.ts';
import { renderStory } from '#blocks/parts/stories/story.tsx';
import { extreme, minimal, typical } from './multi-link-card.fixtures.ts';

const meta: Meta<MultiLinkCard> = {
  title: 'Blocks/Multi-link card',
  parameters: { layout: 'fullscreen' },
  argTypes: createControls('multi-link-card'),
  render: renderStory,
};

export default meta;
type Story = StoryObj<MultiLinkCard>;

// axe checks the fixtures in the blocks' own suite, in both brands.
export const Minimal: Story = { args: minimal, tags: ['!test'] };
export const Typical: Story = { args: typical, tags: ['!test'] };
export const Extreme: Story = { args: extreme, tags: ['!test'] };

export const Centred: Story = { args: { ...typical, alignment: 'center' } };
