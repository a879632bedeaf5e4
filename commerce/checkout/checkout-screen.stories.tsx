import { useState, type ReactElement } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Cart } from '#generated/openapi/cart.ts';
import { openCart, sampleCart } from '../cart/cart.fixtures.ts';
import { CommerceStage } from '../cart/testing/commerce-stage.tsx';
import { checkout as words } from '../words/en/checkout.ts';
import { validation } from '../words/en/validation.ts';
import { CheckoutScreen } from './checkout-screen.tsx';
import { sampleCountries } from './checkout.fixtures.ts';
import type { Step } from './steps.ts';

interface Args {
  readonly cart: Cart;
  readonly step: Step;
}

const meta: Meta<Args> = { title: 'Commerce/Checkout', render: (args) => <Screen {...args} />, argTypes: { cart: { control: false } } };
export default meta;
type Story = StoryObj<Args>;

export const Shipping: Story = { args: { cart: openCart, step: 'shipping' } };
export const Billing: Story = { args: { cart: { ...sampleCart, payment_instruments: [] }, step: 'billing' } };
export const BillingWithCard: Story = { args: { cart: sampleCart, step: 'billing' } };
export const Summary: Story = { args: { cart: sampleCart, step: 'summary' } };

function Screen({ cart, step }: Args): ReactElement {
  const [asked, ask] = useState<Step>(step);
  return (
    <CommerceStage cart={cart}>
      {({ words: cartWords, speech, toasts }) => (
        <CheckoutScreen
          words={words}
          cartWords={cartWords}
          validationTexts={validation}
          speech={speech}
          toasts={toasts}
          countries={sampleCountries}
          asked={asked}
          onStep={ask}
          onPlaced={() => undefined}
        />
      )}
    </CommerceStage>
  );
}
