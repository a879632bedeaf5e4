import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/stack.tsx';
import { Rating } from './rating.tsx';

export default { title: 'UI/Rating', component: Rating, parameters: { tones: ['base', 'inverse'] } } satisfies Meta<typeof Rating>;
type Story = StoryObj<typeof Rating>;

export const Playground: Story = { args: { value: 4.6, label: '4.6 of 5 stars, 128 reviews', count: '(128)' } };

export const Values: Story = {
  render: () => (
    <Stack gap={3}>
      {[0, 1.5, 3.3, 4.6, 5].map((value) => (
        <Rating key={value} value={value} label={`${value} of 5 stars`} />
      ))}
    </Stack>
  ),
};
