import type { Meta, StoryObj } from '@storybook/react-vite';
import type { LinkedCard } from '#generated/content/types.ts';
import { sampleImage } from '#blocks/parts/stories/sample.fixtures.ts';
import { createControls } from '#blocks/parts/stories/story-controls.ts';
import { renderStory } from '#blocks/parts/stories/story.tsx';
import { extreme, minimal, typical } from './linked-card.fixtures.ts';

const meta: Meta<LinkedCard> = {
  title: 'Blocks/Linked card',
  parameters: { layout: 'fullscreen' },
  argTypes: createControls('linked-card'),
  render: renderStory,
};

export default meta;
type Story = StoryObj<LinkedCard>;

// axe checks the fixtures in the blocks' own suite, in both brands.
export const Minimal: Story = { args: minimal, tags: ['!test'] };
export const Typical: Story = { args: typical, tags: ['!test'] };
export const Extreme: Story = { args: extreme, tags: ['!test'] };

export const Overlay: Story = { args: { ...typical, responsiveLayout: { sm: { layout: 'overlay', alignment: 'center' } } } };
export const OverlayTop: Story = {
  args: {
    ...typical,
    badge: sampleImage('marks/tarnfell', 'Ten years of repairs', 192, 192),
    gradientStyle: 'full',
    responsiveLayout: { sm: { layout: 'overlay-top' }, md: { layout: 'overlay-top', alignment: 'center' } },
  },
};
export const WithoutShade: Story = { args: { ...typical, gradientStyle: 'off', clickable: true } };
