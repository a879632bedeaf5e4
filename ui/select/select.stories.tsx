import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/stack.tsx';
import { Select } from './select.tsx';

const options = [
  { value: 's', label: 'Small' },
  { value: 'm', label: 'Medium' },
  { value: 'l', label: 'Large, sold out', disabled: true },
];

const meta: Meta<typeof Select> = {
  title: 'UI/Select',
  component: Select,
  args: { label: 'Size', options },
  parameters: { tones: ['base', 'inverse'] },
};
export default meta;
type Story = StoryObj<typeof Select>;

export const Playground: Story = { args: { placeholder: 'Choose a size' } };

export const States: Story = {
  render: (args) => (
    <Stack gap={5}>
      <Select {...args} note="(optional)" hint="Runs true to size" />
      <Select {...args} placeholder="Choose a size" error="Choose a size to go on" />
      <Select {...args} label="Size, not to be changed" disabled />
      <Select {...args} label="Only read aloud" labelHidden />
    </Stack>
  ),
};
