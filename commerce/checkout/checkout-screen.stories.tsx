import { useState, type ReactElement } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Cart } from '#generated/openapi/cart.ts';
import { openCart, sampleCart, unpaidCart } from '../cart/cart.fixtures.ts';
import { CommerceStage } from '../cart/testing/commerce-stage.tsx';
import { checkoutMessages } from '#generated/messages/checkout/en.ts';
import { deliveryMessages as deliveryData } from '#generated/messages/delivery/en.ts';
import { tendersMessages as tendersData } from '#generated/messages/tenders/en.ts';
import { validationMessages } from '#generated/messages/validation/en.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { CheckoutScreen } from './checkout-screen.tsx';
import { sampleCountries } from './checkout.fixtures.ts';
import { mixedCart, pickupCart, pointCart, readyMixedCart } from './shipments.fixtures.ts';
import type { Step } from './steps/steps.ts';

const messages = bindMessages(checkoutMessages, 'en-US');
const deliveryMessages = bindMessages(deliveryData, 'en-US');
const tendersMessages = bindMessages(tendersData, 'en-US');

interface Args {
  readonly cart: Cart;
  readonly step: Step;
}

const meta: Meta<Args> = { title: 'Commerce/Checkout', render: (args) => <Screen {...args} />, argTypes: { cart: { control: false } } };
export default meta;
type Story = StoryObj<Args>;

export const Shipping: Story = { args: { cart: openCart, step: 'shipping' } };
export const ShippingOfSeveral: Story = { args: { cart: { ...mixedCart, shippingAddress: sampleCart.shippingAddress }, step: 'shipping' } };
export const ShippingOfPickup: Story = { args: { cart: pickupCart, step: 'shipping' } };
export const ShippingToCollectionPoint: Story = { args: { cart: pointCart, step: 'shipping' } };
export const Billing: Story = { args: { cart: unpaidCart, step: 'billing' } };
export const BillingWithCard: Story = { args: { cart: sampleCart, step: 'billing' } };
export const Summary: Story = { args: { cart: sampleCart, step: 'summary' } };
export const SummaryOfSeveral: Story = { args: { cart: readyMixedCart, step: 'summary' } };

function Screen({ cart, step }: Args): ReactElement {
  const [currentStep, setCurrentStep] = useState<Step>(step);
  return (
    <CommerceStage cart={cart}>
      {({ messages: cartMessages, formatters, toasts }) => (
        <CheckoutScreen
          messages={messages}
          cartMessages={cartMessages}
          deliveryMessages={deliveryMessages}
          tendersMessages={tendersMessages}
          validation={validationMessages}
          formatters={formatters}
          toasts={toasts}
          countries={sampleCountries}
          requestedStep={currentStep}
          onStep={setCurrentStep}
          onPlaced={() => undefined}
        />
      )}
    </CommerceStage>
  );
}
