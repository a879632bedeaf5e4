import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CtaButtons } from '#generated/content/types.ts';
import { controlsOf } from '../parts/story-controls.ts';
import { renderStory } from '../parts/story.tsx';
import { extreme, minimal, typical } from './cta-buttons.fixtures.ts';

const meta: Meta<CtaButtons> = {
  title: 'Blocks/CTA buttons',
  parameters: { layout: 'fullscreen' },
  argTypes: controlsOf('cta-buttons'),
  render: renderStory,
};

export default meta;
type Story = StoryObj<CtaButtons>;

export const Minimal: Story = { args: minimal };
export const Typical: Story = { args: typical };
export const Extreme: Story = { args: extreme };

export const EqualSize: Story = { args: { ...typical, alignment: 'left', equalTargetSize: true } };
export const OnAccent: Story = { args: { ...typical, backgroundColor: 'accent' } };
