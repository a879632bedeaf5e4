import { useState, type ReactElement } from 'react';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { checkoutMessages } from '#generated/messages/checkout/en.ts';
import { deliveryMessages as deliveryData } from '#generated/messages/delivery/en.ts';
import { tendersMessages as tendersData } from '#generated/messages/tenders/en.ts';
import { validationMessages } from '#generated/messages/validation/en.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { sampleCart } from '../cart/cart.fixtures.ts';
import { CommerceStage } from '../cart/testing/commerce-stage.tsx';
import { createFakeShop, type FakeShop } from '../cart/testing/fake-shop.ts';
import { CheckoutScreen } from './checkout-screen.tsx';
import { sampleCountries } from './checkout.fixtures.ts';
import { pickupToHome } from '../delivery/delivery.fixtures.ts';
import { mixedCart, parcelCart, pickupCart, pointCart, readyMixedCart } from './shipments.fixtures.ts';
import type { Step } from './steps/steps.ts';

const messages = bindMessages(checkoutMessages, 'en-US');
const deliveryMessages = bindMessages(deliveryData, 'en-US');
const tendersMessages = bindMessages(tendersData, 'en-US');
const next = page.getByRole('button', { name: /^Continue to|^Place order/ });
const getSection = (name: string) => page.getByRole('region', { name });
const getField = (name: string) => page.getByRole('textbox', { name });
const { shippingAddress } = sampleCart;

beforeEach(async () => {
  sessionStorage.clear();
  await page.viewport(1280, 1000);
});
afterEach(cleanup);

describe('checkout of a parcel, a pickup and a gift card', () => {
  it('has a section for each and no contact form for digital goods', async () => {
    await show(mixedCart);
    await expect.element(getSection('Home delivery').getByText('2 × Ridgeline Shell')).toBeVisible();
    await expect.element(getSection('Store pickup').getByText('Denver Union')).toBeVisible();
    await expect.element(getSection('Store pickup').getByText('Ready by Tue, Nov 24, 1:30 PM')).toBeVisible();
    await expect.element(getSection('By email').getByText(messages.toSameEmail)).toBeVisible();
    await expect.element(getSection('By email').getByRole('textbox')).not.toBeInTheDocument();
  });

  it('moves the focus to the first section with errors', async () => {
    await show({ ...mixedCart, shippingAddress });
    await getSection('Store pickup').getByRole('textbox', { name: 'First name' }).fill('');
    await next.click();
    await expect.element(getSection('Store pickup').getByText('Please check 1 field')).toBeVisible();
    await expect.poll(() => getSection('Store pickup').element().contains(document.activeElement)).toBe(true);
    await expect.element(getSection('Home delivery').getByText(/Please check/)).not.toBeInTheDocument();
  });

  it('saves all shipments and reports the step once', async () => {
    const { shop, onShippingSaved } = await show({ ...mixedCart, shippingAddress });
    await getSection('Store pickup').getByRole('textbox', { name: 'First name' }).fill('Kim');
    await getSection('Store pickup').getByRole('textbox', { name: 'Last name' }).fill('Vale');
    await getSection('Store pickup')
      .getByRole('textbox', { name: /^Email/ })
      .fill('');
    await next.click();
    await expect.element(page.getByText(/Kim Vale/)).toBeVisible();
    const pickup = shop.cart()?.shippingMethods.find(({ shippingId }) => shippingId === 'pickup');
    expect(pickup?.contact).toMatchObject({ recipientFirstName: 'Kim' });
    expect(pickup?.contact).not.toHaveProperty('recipientContactEmail');
    expect(onShippingSaved).toHaveBeenCalledTimes(1);
  });
});

describe('checkout of a pickup', () => {
  it('asks for no shipping address but a billing address', async () => {
    const { shop } = await show(pickupCart);
    await expect.element(page.getByRole('heading', { name: 'Step 1 of 3: Store pickup' })).toBeVisible();
    await expect.element(getField('Street address')).not.toBeInTheDocument();
    await getField('First name').fill('Kim');
    await getField('Last name').fill('Vale');
    await getField('Email').fill('kim@example.com');
    await next.click();
    await expect.element(getField('Street address')).toBeVisible();
    await expect.element(page.getByRole('checkbox', { name: messages.sameAddress })).not.toBeInTheDocument();
    expect(shop.cart()?.shippingMethods[0]?.contact?.recipientContactEmail).toBe('kim@example.com');
  });

  it('moves to another store that the shopper finds', async () => {
    const { shop } = await show(pickupCart);
    await page.getByRole('button', { name: messages.changeStore }).click();
    const place = getField(messages.placeField);
    await expect.element(place).toHaveFocus();
    await place.fill('Atlantis');
    await page.getByRole('button', { name: messages.searchPlace }).click();
    await expect.element(page.getByText(messages.unknownPlace)).toBeVisible();
    await place.fill('Denver');
    place.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    await expect.element(page.getByText('2 results near Denver, CO')).toBeVisible();
    await page.getByRole('button', { name: 'Choose Boulder Pearl Street' }).click();
    await expect.element(place).not.toBeInTheDocument();
    expect(shop.getSentBodies('POST /api/cart/v1/shippingMethod')).toMatchObject([
      { shippingId: 'pickup', code: 'pickup', storeId: 'TF-BOU-01' },
    ]);
  });

  it('shows why a store cannot be chosen', async () => {
    const { shop } = await show(pickupCart);
    await page.getByRole('button', { name: messages.changeStore }).click();
    await getField(messages.placeField).fill('Denver');
    await page.getByRole('button', { name: messages.searchPlace }).click();
    shop.rejectNext('POST /api/cart/v1/shippingMethod', 409, 'INV409');
    await expect.element(page.getByRole('button', { name: 'Choose Boulder Pearl Street' })).toBeVisible();
    await expect.element(page.getByRole('search').getByRole('alert')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Choose Boulder Pearl Street' }).click();
    await expect.element(page.getByRole('search').getByRole('alert')).toBeVisible();
  });
});

describe('checkout to a collection point', () => {
  it('requires the contact fields of the locale', async () => {
    await show(pointCart);
    await expect.element(page.getByText('Corner Kiosk')).toBeVisible();
    await next.click();
    await expect.element(page.getByText('Please check 4 fields')).toBeVisible();
  });
});

describe('shipment that can move', () => {
  it('moves to its lines’ store with one click', async () => {
    const { shop } = await show(parcelCart);
    await page.getByRole('button', { name: messages.movePickup }).click();
    await expect
      .poll(() => shop.getSentBodies('POST /api/cart/v1/shippingMethod'))
      .toMatchObject([{ shippingId: 'me', itemIds: ['item-1'], code: 'pickup', storeId: 'TF-DEN-01' }]);
  });

  it('moves to a collection point that the shopper chooses', async () => {
    const { shop } = await show({ ...parcelCart, shippingAddress: shippingAddress && { ...shippingAddress, postalCode: 'Denver' } });
    await page.getByRole('button', { name: messages.movePudo }).click();
    await page.getByRole('button', { name: 'Choose Corner Kiosk' }).click();
    await expect
      .poll(() => shop.getSentBodies('POST /api/cart/v1/shippingMethod'))
      .toMatchObject([{ shippingId: 'me', itemIds: ['item-1'], code: 'pudo', collectionPointId: 'PP-US-000123' }]);
  });
});

describe('delivery that the shop changes before the order', () => {
  const change = { ...pickupToHome, itemId: 'item-2' };

  async function place(): Promise<FakeShop> {
    const { shop } = await show(readyMixedCart, 'summary');
    await expect.poll(() => shop.cart()?.version).toBeGreaterThan(readyMixedCart.version);
    shop.rejectNext('PUT /api/cart/v2/checkout/order', 409, 'ORD516', { type: 'flash' });
    shop.convert({ deliveryChanges: [change] });
    await next.click();
    return shop;
  }

  it('returns to the shipping step with a notice about it', async () => {
    await place();
    const notice = page.getByRole('region', { name: 'We had to change the delivery of one item' });
    await expect.element(notice).toBeVisible();
    await expect.poll(() => document.activeElement?.contains(notice.element())).toBe(true);
    await expect.element(page.getByRole('button', { name: messages.continueToBilling })).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Place order/ })).not.toBeInTheDocument();
  });

  it('continues only after the shopper has accepted it', async () => {
    await place();
    await next.click();
    await expect.element(page.getByText(messages.settleChanges)).toBeVisible();
    await page.getByRole('button', { name: /^Accept for/ }).click();
    await expect.element(page.getByRole('heading', { name: /^Step 1 of 3/ })).toHaveFocus();
    await next.click();
    await expect.element(page.getByRole('button', { name: messages.continueToSummary })).toBeVisible();
  });
});

async function show(cart: Cart, step: Step = 'shipping') {
  const shop = createFakeShop(cart);
  const onShippingSaved = vi.fn<() => void>();
  render(<Shown cart={cart} step={step} shop={shop} onShippingSaved={onShippingSaved} />);
  await expect.element(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  await expect.element(next).toBeEnabled();
  return { shop, onShippingSaved };
}

interface ShownProps {
  readonly cart: Cart;
  readonly step: Step;
  readonly shop: FakeShop;
  readonly onShippingSaved: () => void;
}

function Shown({ cart, step, shop, onShippingSaved }: ShownProps): ReactElement {
  const [currentStep, setCurrentStep] = useState<Step>(step);
  return (
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
          requestedStep={currentStep}
          onStep={setCurrentStep}
          onShippingSaved={onShippingSaved}
          onPlaced={() => undefined}
        />
      )}
    </CommerceStage>
  );
}
