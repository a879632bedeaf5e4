import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/stack.tsx';
import { TextAreaField, TextField } from './text-field.tsx';

const meta: Meta<typeof TextField> = {
  title: 'UI/Text field',
  component: TextField,
  args: { label: 'Email address', type: 'email', autoComplete: 'off' },
  parameters: { tones: ['base', 'inverse'] },
};
export default meta;
type Story = StoryObj<typeof TextField>;

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack gap={5}>
      <TextField {...args} hint="We write twice a month" note="(optional)" />
      <TextField {...args} defaultValue="ada@" error="Write the address in full, like ada@example.com" />
      <TextField {...args} label="Not to be changed" defaultValue="ada@example.com" readOnly />
      <TextField {...args} label="Out of use" disabled />
      <TextField {...args} label="Only read aloud" labelHidden placeholder="name@example.com" />
      <TextAreaField label="Message" rows={4} hint="Up to 500 characters" />
    </Stack>
  ),
};
