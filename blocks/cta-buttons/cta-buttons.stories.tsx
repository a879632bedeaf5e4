import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CtaButtons } from '#generated/content/types.ts';
import { createControls } from '#blocks/parts/stories/story-controls.ts';
import { renderStory } from '#blocks/parts/stories/story.tsx';
import { extreme, minimal, typical } from './cta-buttons.fixtures.ts';

const meta: Meta<CtaButtons> = {
  title: 'Blocks/CTA buttons',
  parameters: { layout: 'fullscreen' },
  argTypes: createControls('cta-buttons'),
  render: renderStory,
};

export default meta;
type Story = StoryObj<CtaButtons>;

// axe checks the fixtures in the blocks' own suite, in both brands.
export const Minimal: Story = { args: minimal, tags: ['!test'] };
export const Typical: Story = { args: typical, tags: ['!test'] };
export const Extreme: Story = { args: extreme, tags: ['!test'] };

export const EqualSize: Story = { args: { ...typical, alignment: 'left', equalTargetSize: true } };
export const OnAccent: Story = { args: { ...typical, backgroundColor: 'accent' } };
