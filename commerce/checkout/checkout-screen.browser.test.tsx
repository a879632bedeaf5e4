import { useState, type ReactElement } from 'react';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Cart } from '#generated/openapi/cart.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { digitalCart, openCart, sampleCart } from '../cart/cart.fixtures.ts';
import { CommerceStage } from '../cart/testing/commerce-stage.tsx';
import { createFakeShop, type FakeShop } from '../cart/testing/fake-shop.ts';
import { checkoutMessages } from '#generated/messages/checkout/en.ts';
import { deliveryMessages as deliveryData } from '#generated/messages/delivery/en.ts';
import { tendersMessages as tendersData } from '#generated/messages/tenders/en.ts';
import { validationMessages } from '#generated/messages/validation/en.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { CheckoutScreen } from './checkout-screen.tsx';
import { sampleCountries } from './checkout.fixtures.ts';
import type { Step } from './steps/steps.ts';

const messages = bindMessages(checkoutMessages, 'en-US');
const deliveryMessages = bindMessages(deliveryData, 'en-US');
const tendersMessages = bindMessages(tendersData, 'en-US');

beforeEach(async () => {
  sessionStorage.clear();
  // Files that run at the same time share the origin's locks.
  vi.spyOn(navigator.locks, 'request').mockImplementation(async (_name: string, work: unknown) => (work as () => unknown)());
  await page.viewport(1280, 1000);
});
afterEach(cleanup);

const next = page.getByRole('button', { name: /^Continue to|^Place order/ });
const getField = (name: string) => page.getByRole('textbox', { name });

describe('shipping step', () => {
  it('lists the errors, takes the focus and links to each field', async () => {
    await show(openCart, 'shipping');
    await next.click();
    await expect.element(page.getByText('Please check 8 fields')).toBeVisible();
    await page.getByRole('link', { name: 'Last name' }).click();
    await expect.element(getField('Last name')).toHaveFocus();
    await expect.element(getField('Last name')).toHaveAccessibleDescription(validationMessages.required);
  });

  it('shows the fields in the order and terms of the country', async () => {
    await show(openCart, 'shipping');
    await next.click();
    await expect.element(page.getByText('Please check 8 fields')).toBeVisible();
    const wrong = [...document.querySelectorAll('form [role="group"] a, form li > a')].map(({ textContent }) => textContent);
    expect(wrong).toEqual(['Email', 'First name', 'Last name', 'Street address', 'City', 'State', 'ZIP code', 'Phone']);
    const inForm = [...document.querySelectorAll<HTMLInputElement>('form :is(input, select)')].map(
      ({ labels }) => labels?.[0]?.textContent,
    );
    expect(inForm.filter((label) => wrong.includes(label ?? ''))).toEqual(wrong);
  });

  it('keeps the input when the service does not respond', async () => {
    const { shop } = await show(openCart, 'shipping');
    await fillIn();
    shop.rejectNext('POST /api/cart/v2/cart', 503);
    await next.click();
    await expect.element(page.getByText(messages.noAnswer)).toBeVisible();
    await expect.element(getField('City')).toHaveValue('Boulder');
    await next.click();
    await expect.poll(() => shop.cart()?.shippingAddress?.city).toBe('Boulder');
  });

  it('continues with a new cart and the typed address when the service has lost the cart', async () => {
    const { shop } = await show(openCart, 'shipping');
    await fillIn();
    shop.loseCart();
    await next.click();
    await expect.poll(() => shop.cart()?.shippingAddress?.city).toBe('Boulder');
    expect(shop.cart()?.id).not.toBe(openCart.id);
    expect(shop.cart()?.items.map(({ sku, qty }) => [sku, qty])).toEqual(openCart.items.map(({ sku, qty }) => [sku, qty]));
  });

  it('suggests a correction to accept or reject', async () => {
    const { shop } = await show(openCart, 'shipping');
    await fillIn();
    shop.validation = { valid: true, faults: [], suggestion: { ...address, postalCode: '80302-1234' } };
    await next.click();
    await page.getByRole('button', { name: messages.addressUseSuggested }).click();
    await expect
      .poll(() => shop.cart()?.shippingAddress)
      .toMatchObject({ postalCode: '80302-1234', recipientContactPhone: '+13035550142' });
  });

  it('validates a field on blur, and on input while it is invalid', async () => {
    await show(openCart, 'shipping');
    await getField('Phone').fill('1303555014');
    await getField('City').click();
    await expect.element(getField('Phone')).toHaveAccessibleDescription(/A valid phone number is required/);
    await getField('Phone').fill('303 555 0142');
    await expect.element(getField('Phone')).not.toHaveAccessibleDescription(/valid phone/);
    await getField('City').click();
    await expect.element(getField('Phone')).toHaveValue('(303) 555 - 0142');
    await getField('Email').fill('a@b..c');
    await getField('City').click();
    await expect.element(getField('Email')).toHaveAccessibleDescription(/Email is not valid/);
  });

  it('keeps the dial code of a foreign number', async () => {
    const { shop } = await show(openCart, 'shipping');
    await fillIn();
    await getField('Phone').fill('+44 7700 900123');
    await next.click();
    await expect.poll(() => shop.cart()?.shippingAddress?.recipientContactPhone).toBe('+447700900123');
  });

  it('keeps input across a reload until it is sent', async () => {
    await show(openCart, 'shipping');
    await fillIn();
    cleanup();
    await show(openCart, 'shipping');
    await expect.element(getField('City')).toHaveValue('Boulder');
    await expect.element(page.getByRole('combobox', { name: 'State' })).toHaveValue('CO');
    await next.click();
    await expect.element(page.getByRole('button', { name: messages.continueToSummary })).toBeVisible();
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('cairn.draft'))).toEqual([]);
  });

  it('keeps the chosen shipping method until it is sent', async () => {
    await show(openCart, 'shipping');
    const express = page.getByRole('radio', { name: /Express/ });
    await express.click();
    cleanup();
    // A service that does not know the code.
    await show(openCart, 'shipping');
    await expect.element(express).toBeChecked();
  });

  it('shows errors of the service at their fields', async () => {
    const { shop } = await show(openCart, 'shipping');
    await fillIn();
    shop.validation = { valid: false, faults: [{ field: 'city', errorId: 'PYT406', message: 'No such city.' }] };
    await next.click();
    await expect.element(getField('City')).toHaveAccessibleDescription('No such city.');
  });
});

describe('billing step', () => {
  it('keeps the choices of another billing address and another card across a reload', async () => {
    await show(sampleCart, 'billing');
    const same = page.getByRole('checkbox', { name: messages.sameAddress });
    await same.click();
    await page.getByRole('button', { name: messages.newCard }).click();
    cleanup();
    await show(sampleCart, 'billing');
    await expect.element(same).not.toBeChecked();
    await expect.element(page.getByRole('button', { name: messages.keepCard })).toBeVisible();
  });
});

describe('steps of digital goods', () => {
  it('ask for a contact only, then for a card and no address', async () => {
    const { shop } = await show(digitalCart, 'shipping');
    await expect.element(page.getByRole('heading', { name: 'Step 1 of 3: Contact' })).toBeVisible();
    await next.click();
    await expect.element(page.getByText('Please check 3 fields')).toBeVisible();
    await getField('Email').fill('kim@example.com');
    await getField('First name').fill('Kim');
    await getField('Last name').fill('Vale');
    await expect.element(getField('City')).not.toBeInTheDocument();
    await next.click();
    await expect.element(page.getByRole('button', { name: messages.continueToSummary })).toBeVisible();
    expect(shop.cart()?.contact).toEqual({
      recipientFirstName: 'Kim',
      recipientLastName: 'Vale',
      recipientContactEmail: 'kim@example.com',
    });
    await expect.element(page.getByText(/kim@example\.com/)).toBeVisible();
    await expect.element(page.getByText(messages.billingAddress)).not.toBeInTheDocument();
  });
});

describe('review step', () => {
  it('places the order once for several clicks', async () => {
    const { shop, onPlaced } = await show(sampleCart, 'summary');
    await expect.element(next).toBeVisible();
    await userEvent.dblClick(next.element());
    await expect.poll(() => onPlaced.mock.calls.length).toBe(1);
    expect(shop.requests.filter((call) => call.endsWith('/checkout/order'))).toHaveLength(1);
  });

  it('returns to the card form with the error when the card is declined', async () => {
    const { shop, onPlaced } = await show(sampleCart, 'summary');
    shop.rejectNext('PUT /api/cart/v2/checkout/order', 402, 'PAY400');
    await next.click();
    const card = page.getByRole('group', { name: messages.card });
    await expect.element(card.getByRole('alert')).toHaveTextContent(messages.cardDeclined);
    await expect.element(card.getByTitle(messages.cardFrame)).toBeVisible();
    await expect.element(page.getByRole('button', { name: messages.continueToSummary })).toBeVisible();
    expect(onPlaced).not.toHaveBeenCalled();
  });

  it('does not offer a declined card again, even after a reload', async () => {
    const { shop } = await show(sampleCart, 'summary');
    shop.rejectNext('PUT /api/cart/v2/checkout/order', 402, 'PAY400');
    await next.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(messages.cardDeclined);
    await expect.element(page.getByRole('link', { name: 'Edit Review' })).not.toBeInTheDocument();
    cleanup();
    await show(sampleCart, 'summary');
    await expect.element(page.getByRole('alert')).toHaveTextContent(messages.cardDeclined);
    await expect.element(page.getByTitle(messages.cardFrame)).toBeVisible();
  });

  it('recreates a lost cart and asks for its payment again', async () => {
    const { shop } = await show(sampleCart, 'summary');
    // Waits for the response of prepareOrder, so that the next request is the one to be rejected.
    await expect.poll(() => shop.cart()?.version).toBeGreaterThan(sampleCart.version);
    shop.loseCart();
    await next.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Your cart expired, so we put your items into a new one.');
    await expect.element(page.getByRole('heading', { name: 'Step 2 of 3: Payment' })).toBeVisible();
    const getItems = (cart: Cart | null | undefined) => cart?.items.map(({ sku, qty }) => [sku, qty]);
    await expect.poll(() => getItems(shop.cart())).toEqual(getItems(sampleCart));
  });

  it('reuses the key of an attempt without response and shows a notice until it is closed', async () => {
    const { shop } = await show(sampleCart, 'summary');
    shop.rejectNext('PUT /api/cart/v2/checkout/order', 502);
    await next.click();
    await expect.element(page.getByText(messages.noAnswer)).toBeVisible();
    expect(sessionStorage.getItem(`cairn.order:${sampleCart.id}`)).toBeTruthy();
  });
});

const address = {
  recipientFirstName: 'Robin',
  recipientLastName: 'Vale',
  addressLine1: '12 Pearl Street',
  city: 'Boulder',
  stateCityProvDept: 'CO',
  postalCode: '80302',
  country: 'US',
};

async function fillIn(): Promise<void> {
  await getField('Email').fill('robin@example.com');
  await getField('First name').fill(address.recipientFirstName);
  await getField('Last name').fill(address.recipientLastName);
  await getField('Street address').fill(address.addressLine1);
  await getField('City').fill(address.city);
  await page.getByRole('combobox', { name: 'State' }).selectOptions('CO');
  await getField('ZIP code').fill(address.postalCode);
  await getField('Phone').fill('303 555 0142');
}

async function show(cart: Cart, step: Step) {
  const shop = createFakeShop(cart);
  const onPlaced = vi.fn<(order: Order) => void>();
  render(<Shown cart={cart} step={step} shop={shop} onPlaced={onPlaced} />);
  await expect.element(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  return { shop, onPlaced };
}

interface ShownProps {
  readonly cart: Cart;
  readonly step: Step;
  readonly shop: FakeShop;
  readonly onPlaced: (order: Order) => void;
}

function Shown({ cart, step, shop, onPlaced }: ShownProps): ReactElement {
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
          onPlaced={onPlaced}
        />
      )}
    </CommerceStage>
  );
}
