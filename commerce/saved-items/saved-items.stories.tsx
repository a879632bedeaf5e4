import { useState, type ReactElement } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Cart } from '#generated/openapi/cart.ts';
import type { SavedItem } from '#generated/openapi/wishlists.ts';
import { openCart } from '../cart/cart.fixtures.ts';
import { createFakeShop } from '../cart/testing/fake-shop.ts';
import { goneSaved, savedPack, savedShell, soldOutSaved } from './saved-items.fixtures.ts';
import type { RejectedMove } from './saved-items-provider.tsx';
import { withFakeSavedItems } from './testing/fake-saved-items.ts';
import { SavedItemsStage } from './testing/saved-items-stage.tsx';

interface Args {
  readonly cart: Cart | null;
  readonly items: readonly SavedItem[];
  readonly pageSize?: number;
  readonly rejected?: RejectedMove;
  /** True if requests for the list fail. */
  readonly isDown?: boolean;
}

const meta: Meta<Args> = { title: 'Commerce/Saved items', render: (args) => <Stage {...args} />, argTypes: { cart: { control: false } } };
export default meta;
type Story = StoryObj<Args>;

export const BelowTheCart: Story = { args: { cart: openCart, items: [savedShell, savedPack] } };

export const BelowAnEmptyCart: Story = { args: { cart: null, items: [savedShell] } };

export const SoldOutAndNoLongerSold: Story = {
  args: { cart: null, items: [soldOutSaved, goneSaved, { ...savedPack, qty: 4, availableQty: 2 }] },
};

export const OnlyAPartCanMove: Story = {
  args: {
    cart: null,
    items: [savedShell, savedPack],
    rejected: { itemId: savedShell.itemId, text: 'This item is out of stock, so we couldn’t add it to your cart.', availableQty: 2 },
  },
};

export const MoreThanAPage: Story = { args: { cart: null, items: [savedShell, savedPack, soldOutSaved], pageSize: 2 } };

export const CouldNotBeLoaded: Story = { args: { cart: null, items: [], isDown: true } };

function Stage({ cart, items, isDown, ...more }: Args): ReactElement {
  const [fake] = useState(() => {
    const shop = createFakeShop(cart);
    if (isDown) shop.rejectNext('GET /api/wishlists', 400, 'API400');
    return withFakeSavedItems(shop, items);
  });
  return <SavedItemsStage cart={cart} fake={fake} {...more} />;
}
