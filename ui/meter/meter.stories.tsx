import type { Meta, StoryObj } from '@storybook/react-vite';
import { Meter } from './meter.tsx';

export default { title: 'UI/Meter', component: Meter, parameters: { tones: ['base', 'inverse'] } } satisfies Meta<typeof Meter>;
type Story = StoryObj<typeof Meter>;

export const Playground: Story = { args: { label: '$350 of $1,000 used', value: 350, max: 1000 } };
export const Full: Story = { args: { label: '$1,200 of $1,000 used', value: 1200, max: 1000 } };
