import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { findByRole } from '#tests/support/find-by-role.ts';
import { confirmationMessages } from '#generated/messages/confirmation/en.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { tendersMessages as tendersData } from '#generated/messages/tenders/en.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { sampleOrder } from '../cart/cart.fixtures.ts';
import { sampleCountries } from '../checkout/checkout.fixtures.ts';
import { mixedOrder } from '../checkout/shipments.fixtures.ts';
import { createFormatters } from '../site/formatters.ts';
import { ConfirmationScreen } from './confirmation-screen.tsx';

const formatters = createFormatters({ locale: 'en-us', languageTag: 'en-US', currency: 'USD' });
const messages = bindMessages(confirmationMessages, 'en-US');
const tendersMessages = bindMessages(tendersData, 'en-US');

const getText = (order: Order, isMember = false): string => {
  const html = renderToStaticMarkup(
    <ConfirmationScreen
      order={order}
      messages={messages}
      tendersMessages={tendersMessages}
      formatters={formatters}
      countries={sampleCountries}
      isMember={isMember}
    />,
  );
  return findByRole(html, 'heading').length === 0 ? '' : html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
};

describe('ConfirmationScreen', () => {
  it('shows each shipment with its lines and amounts', () => {
    const text = getText(mixedOrder);
    expect(text).toContain('Store pickup Scree 28 Daypack');
    expect(text).toMatch(/Home delivery Ridgeline Shell .*? Subtotal \$360\.00 Shipping \$8\.00/);
    expect(text).toMatch(/By email Gift Card 50 .*? Subtotal \$50\.00 Shipping Free/);
  });

  it('shows where, when and by whom a pickup is collected', () => {
    const text = getText(mixedOrder);
    expect(text).toContain('Denver Union 1640 Wazee Street');
    expect(text).toContain('Ready by Tue, Nov 24, 1:30 PM');
    expect(text).toMatch(/Picked up by Kim Vale/);
    expect(text).toContain('Denver Union is preparing your items');
  });

  it('names the employee and store, or the agent, of the sale', () => {
    const sale = { storeId: 'TF-DEN-01', storeName: 'Denver Union', storeEmployeeId: 'E-17' };
    expect(getText({ ...sampleOrder, inStoreSalesInfo: { ...sale, storeEmployeeName: 'Sam Reyes' } })).toContain(
      'Sold by Sam Reyes at Denver Union',
    );
    expect(getText({ ...sampleOrder, inStoreSalesInfo: sale })).toContain('Sold at Denver Union');
    expect(getText({ ...sampleOrder, agentName: 'Alex Kim' })).toContain('Placed for you by Alex Kim');
    expect(getText(sampleOrder)).not.toMatch(/Sold|Placed for/);
  });

  it('shows the points that the order earned or invites the customer to join', () => {
    expect(getText({ ...sampleOrder, earnedPoints: 360 }, true)).toContain('You earned 360 points. See your points');
    expect(getText(sampleOrder)).toContain('Join the club');
    expect(getText(sampleOrder, true)).not.toMatch(/points|Join/);
  });

  it('lists price adjustments with their reasons', () => {
    const adjustment = { id: 'a-1', kind: 'PERCENTAGE', value: 10, reason: 'DAMAGED', amount: 36, by: 'Sam Reyes' } as const;
    const text = getText({
      ...sampleOrder,
      priceAdjustments: [
        { ...adjustment, itemId: 'item-1' },
        { ...adjustment, id: 'a-2' },
      ],
    });
    expect(text).toContain('Ridgeline Shell Damaged item, by Sam Reyes -$36.00');
    expect(text).toContain('Whole order Damaged item');
  });
});
