import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Hero } from '#generated/content/types.ts';
import { createControls } from '#blocks/parts/stories/story-controls.ts';
import { renderStory } from '#blocks/parts/stories/story.tsx';
import { sampleImage } from '#blocks/parts/stories/sample.fixtures.ts';
import { extreme, minimal, typical } from './hero.fixtures.ts';

const meta: Meta<Hero> = {
  title: 'Blocks/Hero',
  parameters: { layout: 'fullscreen' },
  argTypes: createControls('hero'),
  render: renderStory,
};

export default meta;
type Story = StoryObj<Hero>;

// axe checks the fixtures in the blocks' own suite, in both brands.
export const Minimal: Story = { args: minimal, tags: ['!test'] };
export const Typical: Story = { args: typical, tags: ['!test'] };
export const Extreme: Story = { args: extreme, tags: ['!test'] };

export const BlockBelow: Story = { args: { ...typical, layout: 'blockBelowHero' } };
export const ProductOverlay: Story = {
  args: {
    ...typical,
    layout: 'productOverlayHero',
    productMedia: { sm: sampleImage('products/jacket-kestrel/ember/front', 'The Summit jacket', 1000, 1250) },
  },
};
export const OverlayTop: Story = { args: { ...typical, layout: 'overlayTopHero' } };
export const OverlayCenter: Story = { args: { ...typical, layout: 'overlayCenterHero' } };
export const OverlayBottom: Story = { args: { ...typical, layout: 'overlayBottomHero' } };
export const LightShade: Story = { args: { ...typical, layout: 'overlayTopHero', gradientTone: 'light' } };
export const WithoutButtons: Story = { args: { ...typical, linkType: 'No-CTA' } };
export const FillsTheViewport: Story = { args: { ...typical, height: 'viewport-minus-header' } };
export const OnColorAlone: Story = { args: { ...typical, media: undefined, backgroundColor: 'surface-inverse', alignment: 'center' } };
