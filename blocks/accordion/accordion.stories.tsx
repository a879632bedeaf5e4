import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Accordion } from '#generated/content/types.ts';
import { controlsOf } from '../parts/story-controls.ts';
import { renderStory } from '../parts/story.tsx';
import { extreme, minimal, typical } from './accordion.fixtures.ts';

const meta: Meta<Accordion> = {
  title: 'Blocks/Accordion',
  parameters: { layout: 'fullscreen' },
  argTypes: controlsOf('accordion'),
  render: renderStory,
};

export default meta;
type Story = StoryObj<Accordion>;

export const Minimal: Story = { args: minimal };
export const Typical: Story = { args: typical };
export const Extreme: Story = { args: extreme };

export const OneAtATime: Story = { args: { ...typical, allowMultiple: false } };
