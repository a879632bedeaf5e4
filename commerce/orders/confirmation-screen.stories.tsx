import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleOrder } from '../cart/cart.fixtures.ts';
import { createSpeech } from '../cart/speech.ts';
import { sampleCountries } from '../checkout/checkout.fixtures.ts';
import { confirmation as words } from '../words/en/confirmation.ts';
import { ConfirmationScreen } from './confirmation-screen.tsx';

const meta: Meta<typeof ConfirmationScreen> = {
  title: 'Commerce/Order confirmation',
  component: ConfirmationScreen,
  args: {
    order: sampleOrder,
    words,
    speech: createSpeech({ locale: 'en-us', languageTag: 'en-US', currency: 'USD' }),
    countries: sampleCountries,
  },
  argTypes: { order: { control: false }, words: { control: false }, speech: { control: false }, countries: { control: false } },
};
export default meta;
type Story = StoryObj<typeof ConfirmationScreen>;

export const Finalised: Story = {};
export const Processing: Story = { args: { order: { ...sampleOrder, status: 'processing', processing: true, finalised: false } } };
