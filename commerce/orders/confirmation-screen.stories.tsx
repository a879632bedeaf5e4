import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleOrder } from '../cart/cart.fixtures.ts';
import { createFormatters } from '../site/formatters.ts';
import { mixedOrder } from '../checkout/shipments.fixtures.ts';
import { sampleCountries } from '../checkout/checkout.fixtures.ts';
import { confirmationMessages } from '#generated/messages/confirmation/en.ts';
import { tendersMessages as tendersData } from '#generated/messages/tenders/en.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { ConfirmationScreen } from './confirmation-screen.tsx';

const meta: Meta<typeof ConfirmationScreen> = {
  title: 'Commerce/Order confirmation',
  component: ConfirmationScreen,
  args: {
    order: sampleOrder,
    messages: bindMessages(confirmationMessages, 'en-US'),
    tendersMessages: bindMessages(tendersData, 'en-US'),
    formatters: createFormatters({ locale: 'en-us', languageTag: 'en-US', currency: 'USD' }),
    countries: sampleCountries,
  },
  argTypes: {
    order: { control: false },
    messages: { control: false },
    tendersMessages: { control: false },
    formatters: { control: false },
    countries: { control: false },
  },
};
export default meta;
type Story = StoryObj<typeof ConfirmationScreen>;

export const Finalised: Story = {};
export const Processing: Story = { args: { order: { ...sampleOrder, status: 'processing', processing: true, finalised: false } } };
export const Slow: Story = { args: { ...Processing.args, isSlow: true } };
export const Cancelled: Story = {
  args: { order: { ...sampleOrder, status: 'cancelled', cancelReason: 'PAY400', processing: false, finalised: false } },
};
export const SeveralShipments: Story = {
  args: {
    order: {
      ...mixedOrder,
      inStoreSalesInfo: { storeId: 'TF-DEN-01', storeName: 'Denver Union', storeEmployeeId: 'E-17', storeEmployeeName: 'Sam Reyes' },
      priceAdjustments: [
        { id: 'adjustment-1', itemId: 'item-1', kind: 'PERCENTAGE', value: 10, reason: 'DAMAGED', amount: 36, by: 'Sam Reyes' },
        { id: 'adjustment-2', kind: 'AMOUNT', value: 5, reason: 'SERVICE_RECOVERY', amount: 5, by: 'Sam Reyes' },
      ],
    },
  },
};
