import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '#ui/stack/stack.tsx';
import { loyaltySections } from './loyalty.fixtures.ts';
import LoyaltySection from './loyalty-section.tsx';

const meta: Meta<typeof LoyaltySection> = { title: 'Commerce/Loyalty', component: LoyaltySection };
export default meta;
type Story = StoryObj<typeof LoyaltySection>;

export const Member: Story = {
  render: () => (
    <Stack gap={5}>
      {loyaltySections.map((section) => (
        <LoyaltySection key={section.kind} section={section} />
      ))}
    </Stack>
  ),
};
