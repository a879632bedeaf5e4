import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { errorMessages } from '#generated/messages/error/en.ts';
import type { Cart, PaymentMethod } from '#generated/openapi/cart.ts';
import { sampleCart, unpaidCart } from '../../../cart/cart.fixtures.ts';
import { createFakeShop } from '../../../cart/testing/fake-shop.ts';
import type { CheckoutCustomer } from '../../checkout-customer.ts';
import { CheckoutStage } from '../../testing/checkout-stage.tsx';
import { athleteMethods, guestMethods, memberMethods, savedPayments } from '../tenders.fixtures.ts';

const customer: CheckoutCustomer = { firstName: 'Robin', lastName: 'Vale', email: 'robin@example.com', address: [] };
const instruments = `/api/cart/v1/cart/${unpaidCart.id}/paymentInstruments`;
const number = page.getByRole('textbox', { name: 'Gift card number' });
const pin = page.getByLabelText('PIN', { exact: true });
const card = page.getByRole('group', { name: 'Card' });
const payments = page.getByRole('list', { name: 'Added to this order' });

beforeEach(async () => {
  sessionStorage.clear();
  await page.viewport(1280, 1000);
});
afterEach(cleanup);

describe('gift card', () => {
  it('is added on Enter, announced with the remainder, and focused', async () => {
    const shop = await show();
    await openGiftCard();
    await number.fill('7300 1122 3344 5566');
    await pin.fill('482915');
    await userEvent.keyboard('{Enter}');
    const row = payments.getByRole('listitem');
    await expect.element(row).toHaveFocus();
    await expect.element(row.getByText('Covers $50.00')).toBeVisible();
    await expect.element(getStatus('Gift card ending in 5566 covers $50.00. Remaining to pay: $342.22.')).toBeInTheDocument();
    await expect.element(page.getByText('Remaining to pay: $342.22', { exact: true })).toBeVisible();
    await expect.element(card).toBeVisible();
    expect(shop.getSentBodies(`POST ${instruments}`)).toEqual([
      { payment_method_id: 'GIFT_CARD', number: '7300 1122 3344 5566', pin: '482915' },
    ]);
  });

  it('hides the card form if it covers everything, and shows its remaining balance', async () => {
    await show();
    await addGiftCard('7300112233447788');
    await expect.element(page.getByText('$607.78 left after this order')).toBeVisible();
    await expect.element(page.getByText('Your order is fully covered. No other payment is needed.')).toBeVisible();
    await expect.element(card).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Continue to review' }).click();
    await expect.element(page.getByRole('button', { name: /^Place order/ })).toBeVisible();
  });

  it('hides redundant entries if it covers everything', async () => {
    const giftCard = {
      paymentInstrumentId: 'gc-1',
      payment_method_id: 'GIFT_CARD',
      amount: 392.22,
      storedValue: { last4: '5566' },
    } as const;
    const methods = guestMethods.map((method): PaymentMethod =>
      method.id === 'REWARD_CARD' ? method : { unavailable: 'NOTHING_TO_PAY', ...method },
    );
    await show({ cart: { ...unpaidCart, payment_instruments: [giftCard], totals: sampleCart.totals }, methods });
    await expect.element(page.getByText('Your order is fully covered. No other payment is needed.')).toBeVisible();
    // The last entry; the hidden ones come before it.
    await expect.element(page.getByRole('button', { name: 'Add a reward card' })).toBeVisible();
    await expect.element(page.getByText('Nothing left to pay.')).not.toBeInTheDocument();
    await expect.element(page.getByText('to pay with points', { exact: false })).not.toBeInTheDocument();
  });

  it('moves the focus to the section once it is removed, and shows the card form again', async () => {
    const shop = await show();
    await addGiftCard('7300112233447788');
    await page.getByRole('button', { name: 'Remove Gift card ending in 7788' }).click();
    await expect.element(getStatus('Gift card ending in 7788 was removed. Remaining to pay: $392.22.')).toBeInTheDocument();
    await expect.poll(() => document.activeElement?.textContent).toContain('Gift cards and rewards');
    await expect.element(card).toBeVisible();
    expect(shop.cart()?.payment_instruments).toEqual([]);
  });

  it.each([
    ['GFC700', 'number'],
    ['GFC725', 'pin'],
    ['GFC740', 'number'],
    ['GFC755', 'number'],
  ] as const)('shows %s at the %s, and keeps the number but not the PIN', async (code, at) => {
    const shop = await show();
    shop.rejectNext(`POST ${instruments}`, 402, code);
    await openGiftCard();
    await number.fill('7300112233445566');
    await pin.fill('482915');
    await userEvent.keyboard('{Enter}');
    const input = { number, pin }[at];
    await expect.element(input).toHaveAccessibleDescription(new RegExp(getText(code).slice(0, -1)));
    await expect.element(input).toHaveFocus();
    await expect.element(number).toHaveValue('7300112233445566');
    await expect.element(pin).toHaveValue('');
  });

  it.each(['GFC400', 'GFC410', 'GFC760', 'GFC799', 'GFC812'])('shows %s above the step', async (code) => {
    const shop = await show();
    shop.rejectNext(`POST ${instruments}`, 402, code);
    await addGiftCard('7300112233445566');
    await expect.element(page.getByRole('alert')).toHaveTextContent(getText(code));
    await expect.element(number).toHaveValue('7300112233445566');
  });

  it('reports missing input instead of sending it', async () => {
    const shop = await show();
    await openGiftCard();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect.element(number).toHaveFocus();
    await expect.element(number).toHaveAccessibleDescription('Enter your gift card number.');
    await expect.element(pin).toHaveAccessibleDescription(/Enter the PIN of your gift card\./);
    expect(shop.getSentBodies(`POST ${instruments}`)).toEqual([]);
  });

  it('is named at its row when an order with it was rejected, and must be removed', async () => {
    const giftCard = {
      paymentInstrumentId: 'gc-1',
      payment_method_id: 'GIFT_CARD',
      amount: 392.22,
      storedValue: { last4: '5566' },
    } as const;
    const paid: Cart = { ...sampleCart, payment_instruments: [giftCard] };
    const shop = await show({ cart: paid, step: 'summary' });
    shop.rejectNext('PUT /api/cart/v2/checkout/order', 402, 'GFC800', { additionalInfo: { paymentInstrumentId: 'gc-1' } });
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect.element(payments.getByRole('alert')).toHaveTextContent(getText('GFC800'));
    await expect.element(page.getByRole('link', { name: 'Edit Review' })).not.toBeInTheDocument();
  });
});

describe('rewards', () => {
  it('keep a rejected code with its reason', async () => {
    await show();
    await open('Add a reward code');
    const code = page.getByRole('textbox', { name: 'Reward code' });
    await code.fill('NOSUCHCODE');
    await userEvent.keyboard('{Enter}');
    await expect.element(code).toHaveAccessibleDescription(getText('REW130'));
    await expect.element(code).toHaveValue('NOSUCHCODE');
  });

  it('work with one click if saved, and are not offered again', async () => {
    const shop = await show({ customer, methods: memberMethods });
    const use = page.getByRole('button', { name: 'Use Reward code ending in IL25' });
    await use.click();
    await expect.element(payments.getByText('Covers $25.00')).toBeVisible();
    await expect.element(use).not.toBeInTheDocument();
    expect(shop.getSentBodies(`POST ${instruments}`)).toEqual([
      { payment_method_id: 'REWARD_CODE', savedPaymentId: savedPayments[2]?.paymentInstrumentId },
    ]);
  });

  it('wait, like points, for an athlete’s credit that pays a part', async () => {
    await show({ customer, methods: athleteMethods });
    // One line for all of them.
    await expect.element(page.getByText(/^Use your athlete credit first\./)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Add a reward code' })).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Use athlete credit' }).click();
    const amount = page.getByRole('textbox', { name: 'Amount to use' });
    await expect.element(amount).toHaveValue('200.00');
    await amount.fill('250');
    await userEvent.keyboard('{Enter}');
    await expect.element(amount).toHaveAccessibleDescription('Enter an amount up to $200.00.');
    await amount.fill('120,50');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Remaining to pay: $271.72', { exact: true })).toBeVisible();
  });
});

describe('loyalty points', () => {
  it('show a member the balance, the applicable voucher and others', async () => {
    const shop = await show({ customer, methods: memberMethods, cart: withVoucher });
    await expect.element(page.getByText(/You have 1,250 points\./)).toBeVisible();
    await page.getByRole('button', { name: 'Choose another reward' }).click();
    const choice = page.getByRole('combobox', { name: 'Reward' });
    await expect.element(choice).toHaveFocus();
    await choice.selectOptions('$5.00 for 500 points');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect.element(payments.getByText('500 points')).toBeVisible();
    expect(shop.getSentBodies(`PUT /api/cart/v1/cart/${unpaidCart.id}/reward`)).toEqual([{ appliedLoyaltyVoucher: { points: 500 } }]);
  });

  it('apply the best voucher with one click', async () => {
    await show({ customer, methods: memberMethods, cart: withVoucher });
    await page.getByRole('button', { name: 'Use $12.00 for 1,000 points' }).click();
    await expect.element(payments.getByText('Covers $12.00')).toBeVisible();
    await expect.element(page.getByText('Remaining to pay: $380.22', { exact: true })).toBeVisible();
  });

  it('link a guest to the sign-in and back', async () => {
    await show();
    await page.getByText('Gift cards and rewards').click();
    const link = page.getByRole('link', { name: 'Sign in' }).nth(1);
    await expect.element(link).toHaveAttribute('href', '/en-us/account/sign-in?next=%2Fen-us%2Fcheckout%3Fstep%3Dbilling');
  });
});

const withVoucher: Cart = { ...unpaidCart, loyaltyVoucher: { points: 1000, amountInCurrency: 12 } };
const getText = (code: string): string => String((errorMessages as Readonly<Record<string, unknown>>)[code]);
const getStatus = (text: string) => page.getByRole('status').filter({ hasText: text });

async function open(button: string): Promise<void> {
  await page.getByText('Gift cards and rewards').click();
  await page.getByRole('button', { name: button }).click();
}

async function openGiftCard(): Promise<void> {
  await open('Add a gift card');
  await expect.element(number).toHaveFocus();
}

async function addGiftCard(digits: string): Promise<void> {
  await openGiftCard();
  await number.fill(digits);
  await pin.fill('482915');
  await page.getByRole('button', { name: 'Apply' }).click();
}

interface Shown {
  readonly cart?: Cart;
  readonly step?: 'billing' | 'summary';
  readonly customer?: CheckoutCustomer;
  readonly methods?: readonly PaymentMethod[];
}

async function show({ cart = unpaidCart, step = 'billing', methods = guestMethods, ...props }: Shown = {}) {
  const shop = createFakeShop(cart);
  shop.paymentMethods = methods;
  shop.account = { ...shop.account, saved: savedPayments };
  render(<CheckoutStage cart={cart} step={step} shop={shop} {...props} />);
  await expect.element(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  return shop;
}
