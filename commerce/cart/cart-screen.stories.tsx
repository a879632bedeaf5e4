import type { ReactElement } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Cart } from '#generated/openapi/cart.ts';
import { CartScreen } from './cart-screen.tsx';
import { lowItem, notedCart, openCart, promotedCart, sampleCart, sampleItem, soldOutItem } from './cart.fixtures.ts';
import { CommerceStage } from './testing/commerce-stage.tsx';

interface Args {
  readonly cart: Cart | null;
}

const ways = [
  { label: 'Jackets', href: '/en-us/jackets' },
  { label: 'Boots', href: '/en-us/boots' },
];

const meta: Meta<Args> = { title: 'Commerce/Cart', render: ({ cart }) => <Screen cart={cart} />, argTypes: { cart: { control: false } } };
export default meta;
type Story = StoryObj<Args>;

export const Filled: Story = { args: { cart: openCart } };

export const Unavailable: Story = {
  args: {
    cart: {
      ...openCart,
      items: [{ ...sampleItem, qty: 4, availability: { state: 'LowStock', quantity: 3 } }, soldOutItem],
      flash: [{ type: 'PartialInventoryMissing', details: [{ sku: sampleItem.sku, missingQty: 1 }] }],
      customerNotifications: [{ code: 'CartMerged', level: 'info', message: 'Items of an earlier visit were added.' }],
    },
  },
};

export const WithTaxIncluded: Story = {
  args: { cart: { ...sampleCart, taxIncluded: true, approachingDiscount: [{ level: 'SHIPPING', threshold: 75, remaining: 0 }] } },
};

export const Promoted: Story = { args: { cart: promotedCart } };

export const GiftNotes: Story = { args: { cart: notedCart } };

export const WithRejectedCode: Story = {
  args: { cart: openCart },
  render: ({ cart }) => (
    <CommerceStage cart={cart}>
      {(tools) => <CartScreen {...tools} suggestions={ways} rejectedCode={{ code: 'WINTER10', text: 'This code has expired.' }} />}
    </CommerceStage>
  ),
};

export const RowNotices: Story = {
  args: {
    cart: {
      ...openCart,
      items: [sampleItem, lowItem, soldOutItem],
      flash: [
        { type: 'PriceChanged', details: [{ sku: sampleItem.sku }] },
        { type: 'PartialInventoryMissing', details: [{ sku: lowItem.sku, missingQty: 2 }] },
      ],
    },
  },
};

export const WithoutScript: Story = {
  args: { cart: notedCart },
  render: ({ cart }) => (
    <CommerceStage cart={cart}>
      {(tools) => <CartScreen {...tools} suggestions={ways} outcome={{ noteItemId: sampleItem.id, removed: { sku: lowItem.sku, qty: 1 } }} />}
    </CommerceStage>
  ),
};

export const Empty: Story = { args: { cart: null } };

export const EmptyWithWaitingCode: Story = {
  args: { cart: null },
  render: ({ cart }) => <CommerceStage cart={cart}>{(tools) => <CartScreen {...tools} suggestions={ways} waitingCode="TRAIL20" />}</CommerceStage>,
};

function Screen({ cart }: Args): ReactElement {
  return <CommerceStage cart={cart}>{(tools) => <CartScreen {...tools} suggestions={ways} />}</CommerceStage>;
}
