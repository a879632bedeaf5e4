import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/stack.tsx';
import { Price } from './price.tsx';

export default { title: 'UI/Price', component: Price, parameters: { tones: ['base', 'inverse'] } } satisfies Meta<typeof Price>;
type Story = StoryObj<typeof Price>;

const reduced = { current: '224,00 €', original: '280,00 €', currentLabel: 'Jetzt', originalLabel: 'Vorher' };

export const Playground: Story = { args: { current: '$320.00', size: 'medium' } };

export const Kinds: Story = {
  render: () => (
    <Stack gap={4}>
      <Price current="$320.00" />
      <Price current="€90 – €120" size="large" />
      <Price {...reduced} saving="−20 %" note="Niedrigster Preis der letzten 30 Tage: 229,00 €" />
      <Price {...reduced} size="large" />
    </Stack>
  ),
};
