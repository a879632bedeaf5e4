import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/stack.tsx';
import { PasswordField } from './password-field.tsx';

const meta: Meta<typeof PasswordField> = {
  title: 'UI/Password field',
  component: PasswordField,
  args: { label: 'Password', revealLabel: 'Show password', autoComplete: 'off' },
  parameters: { tones: ['base', 'inverse'] },
};
export default meta;
type Story = StoryObj<typeof PasswordField>;

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack gap={5}>
      <PasswordField {...args} hint="At least 8 characters" defaultValue="Sunny-Trail-7" />
      <PasswordField {...args} label="Repeat the password" error="The two fields do not match." defaultValue="Sunny-Trail" />
      <PasswordField {...args} label="Out of use" disabled />
    </Stack>
  ),
};
