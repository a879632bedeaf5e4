import { useState, type ReactElement } from 'react';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { checkoutMessages } from '#generated/messages/checkout/en.ts';
import { confirmationMessages } from '#generated/messages/confirmation/en.ts';
import { deliveryMessages as deliveryData } from '#generated/messages/delivery/en.ts';
import { tendersMessages as tendersData } from '#generated/messages/tenders/en.ts';
import { validationMessages } from '#generated/messages/validation/en.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { openCart, sampleCart, sampleOrder, unpaidCart } from '../cart/cart.fixtures.ts';
import { CommerceStage } from '../cart/testing/commerce-stage.tsx';
import { createFakeShop, type FakeShop } from '../cart/testing/fake-shop.ts';
import { ConfirmationScreen } from '../orders/confirmation-screen.tsx';
import { createFormatters } from '../site/formatters.ts';
import { CheckoutScreen } from './checkout-screen.tsx';
import { sampleCountries } from './checkout.fixtures.ts';
import type { Step } from './steps/steps.ts';
import { madeUpKinds, madeUpOrderKinds } from './testing/made-up-kinds.tsx';

const messages = bindMessages(checkoutMessages, 'en-US');
const deliveryMessages = bindMessages(deliveryData, 'en-US');
const tendersMessages = bindMessages(tendersData, 'en-US');
const lockerMethods: Cart['shippingMethods'] = [
  { shippingId: 'locker', applicableShippingMethods: [{ code: 'customs', label: 'Locker', deliveryTime: '1-2', price: 0 }] },
];
const useLocker = page.getByRole('checkbox', { name: 'Use the locker at Main Station' });
const next = page.getByRole('button', { name: /^Continue to/ });
const card = page.getByRole('group', { name: 'Card' });

beforeEach(async () => {
  sessionStorage.clear();
  await page.viewport(1280, 1000);
});
afterEach(cleanup);

describe('delivery kind of the registry', () => {
  it('has its own shipping step, review and requirements', async () => {
    const { shop } = await show({ ...openCart, shippingMethods: lockerMethods }, 'summary');
    await expect.element(page.getByRole('heading', { name: 'Step 1 of 3: Locker' })).toBeVisible();
    await expect.element(page.getByText('Calculated at checkout').nth(1)).toBeVisible();
    await useLocker.click();
    await next.click();
    await expect.element(page.getByText(/Locker 7\s+Main Station/)).toBeVisible();
    expect(shop.cart()?.shippingMethods[0]?.code).toBe('customs');
    await expect.element(card).toBeVisible();
    await expect.element(page.getByText(messages.billingAddress)).not.toBeInTheDocument();
  });

  it('has its own section beside another kind with a destination', async () => {
    const shippingMethods = [...sampleCart.shippingMethods, ...lockerMethods];
    await show({ ...sampleCart, shippingMethods }, 'summary');
    await expect.element(page.getByRole('region', { name: 'Locker' })).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Home delivery' }).getByRole('textbox', { name: 'City' })).toHaveValue('Boulder');
    await next.click();
    await expect.element(useLocker).toHaveFocus();
    await useLocker.click();
    await next.click();
    await expect.element(page.getByText(/Locker 7\s+Main Station/)).toBeVisible();
    await expect.element(page.getByText(/12 Pearl Street/).first()).toBeVisible();
  });

  it('keeps a cart with an unknown method at the shipping step', async () => {
    await show({ ...sampleCart, shippingMethods: [{ shippingId: 'drone', applicableShippingMethods: [] }] }, 'summary');
    await expect.element(page.getByText(messages.noShippingMethods)).toBeVisible();
  });
});

describe('tender of the registry', () => {
  it('keeps the billing step open while it pays only a part', async () => {
    const { shop } = await show(unpaidCart, 'billing');
    await pay('100');
    await expect.element(page.getByText('Voucher of $100', { exact: true })).toBeVisible();
    await expect.poll(() => shop.cart()?.totals.remainingToPay).toBe(292.22);
    await expect.element(card).toBeVisible();
    await expect.element(next).toBeVisible();
  });

  it('opens the review step once nothing remains to be paid', async () => {
    const { shop } = await show(unpaidCart, 'billing');
    await pay('392.22');
    await next.click();
    await expect.element(page.getByRole('button', { name: /^Place order/ })).toBeVisible();
    await expect.element(page.getByText(/Voucher of \$392\.22/)).toBeVisible();
    expect(shop.cart()?.payment_instruments.map(({ payment_method_id }) => payment_method_id)).toEqual(['GIFT_CARD']);
  });

  it('shows errors of the service in its form', async () => {
    const { shop } = await show(unpaidCart, 'billing');
    shop.rejectNext(`POST /api/cart/v1/cart/${unpaidCart.id}/paymentInstruments`, 402, 'GFC755');
    await pay('100');
    const amount = page.getByRole('textbox', { name: 'Amount' });
    await expect.element(amount).toHaveAccessibleDescription('This gift card has no balance left.');
  });
});

it('OrderDetails shows the lines of the delivery kind and the tender', async () => {
  const shippingMethod = { code: 'customs', label: 'Locker', deliveryTime: '1-2', price: 0 } as const;
  render(
    <ConfirmationScreen
      order={{
        ...sampleOrder,
        shipments: [{ shippingId: 'locker', shippingMethod, itemIds: ['item-1'] }],
        paymentMethod: [{ paymentInstrumentId: 'pi-1', payment_method_id: 'GIFT_CARD', amount: 392.22 }],
      }}
      messages={bindMessages(confirmationMessages, 'en-US')}
      tendersMessages={tendersMessages}
      formatters={createFormatters({ locale: 'en-us', languageTag: 'en-US', currency: 'USD' })}
      countries={sampleCountries}
      kinds={madeUpOrderKinds}
    />,
  );
  await expect.element(page.getByText('We send you the code of your locker.')).toBeVisible();
  await expect.element(page.getByText(/Locker 7\s+Main Station/)).toBeVisible();
  await expect.element(page.getByText(/Voucher of \$392\.22/)).toBeVisible();
  await expect.element(page.getByText(confirmationMessages.nextPack)).not.toBeInTheDocument();
});

async function pay(amount: string): Promise<void> {
  await page.getByText('Gift cards and rewards').click();
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await page.getByRole('button', { name: 'Add voucher' }).click();
}

async function show(cart: Cart, step: Step): Promise<{ readonly shop: FakeShop }> {
  const shop = createFakeShop(cart);
  shop.paymentMethods = [...shop.paymentMethods, { id: 'GIFT_CARD', code: 'VOUCHER', label: 'Voucher', kind: 'giftCard' }];
  render(<Shown cart={cart} step={step} shop={shop} />);
  await expect.element(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  return { shop };
}

function Shown({ cart, step, shop }: { readonly cart: Cart; readonly step: Step; readonly shop: FakeShop }): ReactElement {
  const [currentStep, setCurrentStep] = useState<Step>(step);
  return (
    <>
      <button onClick={() => setCurrentStep('shipping')}>Back to shipping</button>
      <CommerceStage cart={cart} shop={shop}>
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
            kinds={madeUpKinds}
            requestedStep={currentStep}
            onStep={setCurrentStep}
            onPlaced={() => undefined}
          />
        )}
      </CommerceStage>
    </>
  );
}
