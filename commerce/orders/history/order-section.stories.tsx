import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '#ui/stack/stack.tsx';
import OrderSection from './order-section.tsx';
import { orderList, orderSections, orderUnits } from './orders.fixtures.ts';

const meta: Meta<typeof OrderSection> = { title: 'Commerce/Orders', component: OrderSection };
export default meta;
type Story = StoryObj<typeof OrderSection>;

export const List: Story = { args: { section: orderList } };
export const Order: Story = {
  render: () => (
    <Stack gap={5}>
      {orderSections.map((section) => (
        <OrderSection key={section.title} section={section} />
      ))}
    </Stack>
  ),
};
export const Cancellation: Story = { args: { section: orderUnits } };
