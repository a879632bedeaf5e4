import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge.tsx';
import { Stack } from './stack.tsx';

const words = ['Wool', 'Down', 'Recycled nylon', 'Organic cotton'];

const meta: Meta<typeof Stack> = {
  title: 'UI/Stack',
  component: Stack,
  args: { children: words.map((word) => <Badge key={word}>{word}</Badge>) },
  argTypes: { children: { control: false } },
};
export default meta;
type Story = StoryObj<typeof Stack>;

export const Column: Story = { args: { gap: 4, align: 'start' } };
export const Row: Story = { args: { row: true, gap: 2 } };
export const SpreadRow: Story = { args: { row: true, justify: 'between' } };
