import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ImageBanner } from '#generated/content/types.ts';
import { createControls } from '#blocks/parts/stories/story-controls.ts';
import { renderStory } from '#blocks/parts/stories/story.tsx';
import { extreme, minimal, typical } from './image-banner.fixtures.ts';

const meta: Meta<ImageBanner> = {
  title: 'Blocks/Image banner',
  parameters: { layout: 'fullscreen' },
  argTypes: createControls('image-banner'),
  render: renderStory,
};

export default meta;
type Story = StoryObj<ImageBanner>;

// axe checks the fixtures in the blocks' own suite, in both brands.
export const Minimal: Story = { args: minimal, tags: ['!test'] };
export const Typical: Story = { args: typical, tags: ['!test'] };
export const Extreme: Story = { args: extreme, tags: ['!test'] };

export const ImageAlone: Story = { args: { ...minimal, layout: 'image', caption: 'The harbour at Ness, five in the morning' } };
export const Split: Story = { args: { ...typical, layout: 'split' } };
export const SplitReverse: Story = { args: { ...typical, layout: 'split-reverse', backgroundColor: 'surface-inverse' } };
export const Thin: Story = { args: { ...typical, layout: 'thin' } };
export const ThinAndLarge: Story = { args: { ...typical, layout: 'thin', thinHeight: 'large' } };
export const BlockBelow: Story = { args: { ...typical, layout: 'block-below' } };
export const Espot: Story = { args: { ...typical, layout: 'espot' } };
export const Menu: Story = { args: { ...typical, layout: 'menu', targets: [] } };
export const FullWidth: Story = { args: { ...typical, isFullWidth: true, alignment: 'center' } };
