import { useState, type ReactElement } from 'react';
import { checkoutMessages } from '#generated/messages/checkout/en.ts';
import { deliveryMessages } from '#generated/messages/delivery/en.ts';
import { tendersMessages } from '#generated/messages/tenders/en.ts';
import { validationMessages } from '#generated/messages/validation/en.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { CommerceStage } from '../../cart/testing/commerce-stage.tsx';
import type { FakeShop } from '../../cart/testing/fake-shop.ts';
import type { CheckoutCustomer } from '../checkout-customer.ts';
import { sampleCountries } from '../checkout.fixtures.ts';
import { CheckoutScreen, type CheckoutScreenProps } from '../checkout-screen.tsx';
import type { Step } from '../steps/steps.ts';

interface Props {
  readonly cart: Cart;
  readonly step: Step;
  readonly shop?: FakeShop;
  readonly customer?: CheckoutCustomer;
  readonly onPlaced?: CheckoutScreenProps['onPlaced'];
}

const ignore = (): void => undefined;

/** Renders the checkout with a fake shop. */
export function CheckoutStage({ cart, step, shop, customer, onPlaced = ignore }: Props): ReactElement {
  const [currentStep, setCurrentStep] = useState<Step>(step);
  return (
    <CommerceStage cart={cart} shop={shop}>
      {({ messages: cartMessages, formatters, toasts }) => (
        <CheckoutScreen
          messages={bindMessages(checkoutMessages, 'en-US')}
          cartMessages={cartMessages}
          deliveryMessages={bindMessages(deliveryMessages, 'en-US')}
          tendersMessages={bindMessages(tendersMessages, 'en-US')}
          validation={validationMessages}
          formatters={formatters}
          toasts={toasts}
          countries={sampleCountries}
          customer={customer}
          requestedStep={currentStep}
          onStep={setCurrentStep}
          onPlaced={onPlaced}
        />
      )}
    </CommerceStage>
  );
}
