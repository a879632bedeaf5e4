import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PopUp } from '#generated/content/types.ts';
import { sampleImage } from '#blocks/parts/stories/sample.fixtures.ts';
import { createControls } from '#blocks/parts/stories/story-controls.ts';
import { renderStory } from '#blocks/parts/stories/story.tsx';
import { extreme, minimal, typical } from './pop-up.fixtures.ts';

export default {
  title: 'Blocks/Pop-up',
  argTypes: createControls('pop-up'),
  parameters: { layout: 'fullscreen' },
  render: renderStory,
} satisfies Meta<PopUp>;

type Story = StoryObj<PopUp>;

// axe checks the fixtures in the blocks' own suite, in both brands.
export const Minimal: Story = { args: minimal, tags: ['!test'] };
export const Typical: Story = { args: typical, tags: ['!test'] };
export const Extreme: Story = { args: extreme, tags: ['!test'] };

export const Expanded: Story = { args: { ...typical, delay: 0, logo: sampleImage('scenes/ridge-dawn', 'Tarnfell', 600, 200) } };
export const OnColor: Story = {
  args: {
    ...typical,
    delay: 0,
    logo: sampleImage('scenes/ridge-dawn', 'Tarnfell', 600, 200),
    logoSize: 'large',
    backgroundColor: 'surface-inverse',
    equalTargetSize: true,
  },
};
