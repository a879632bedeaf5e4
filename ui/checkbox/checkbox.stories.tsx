import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../link/link.tsx';
import { Stack } from '../stack/stack.tsx';
import { Checkbox } from './checkbox.tsx';

export default { title: 'UI/Checkbox', component: Checkbox, parameters: { tones: ['base', 'inverse'] } } satisfies Meta<typeof Checkbox>;
type Story = StoryObj<typeof Checkbox>;

export const Playground: Story = { args: { label: 'Send me news of the season' } };

export const States: Story = {
  render: () => (
    <Stack gap={4}>
      <Checkbox label="Not ticked" />
      <Checkbox label="Ticked" defaultChecked />
      <Checkbox label="Cannot be changed" disabled defaultChecked />
      <Checkbox
        label={
          <>
            I have read the <Link href="/en-us/privacy">privacy notice</Link>
          </>
        }
        error="Tick this to go on"
      />
      <Checkbox label="With a hint" hint="At most twice a month" />
    </Stack>
  ),
};

export const Radios: Story = {
  render: () => (
    <Stack as="div" gap={3} role="radiogroup" aria-label="Delivery">
      <Checkbox type="radio" label="Standard, free" name="delivery" defaultChecked />
      <Checkbox type="radio" label="Express, $12" name="delivery" hint="Tomorrow before noon" />
    </Stack>
  ),
  parameters: { tones: ['base'] },
};
