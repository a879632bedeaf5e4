import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartScreen } from '../cart/cart-screen.tsx';
import { CommerceStage } from '../cart/testing/commerce-stage.tsx';
import { DeliveryForm } from './change/delivery-form.tsx';
import { changedCart, mixedCart, pickupItem, pickupToHome, shippedItem, shipToStore } from './delivery.fixtures.ts';

export default { title: 'Commerce/Delivery' } satisfies Meta;

export const SeveralShipments: StoryObj = {
  render: () => <CommerceStage cart={mixedCart}>{(tools) => <CartScreen {...tools} suggestions={[]} />}</CommerceStage>,
};

/** Deliveries changed by the shop; one can be undone. */
export const Changed: StoryObj = {
  render: () => (
    <CommerceStage
      cart={{
        ...changedCart,
        deliveryChanges: [pickupToHome, { ...pickupToHome, itemId: pickupItem.id, from: shipToStore, priceDifference: 0, canUndo: true }],
      }}
    >
      {(tools) => <CartScreen {...tools} suggestions={[]} />}
    </CommerceStage>
  ),
};

export const Form: StoryObj = {
  render: () => (
    <CommerceStage cart={mixedCart}>
      {({ deliveryMessages, formatters }) => (
        <DeliveryForm cart={mixedCart} item={shippedItem} messages={deliveryMessages} formatters={formatters} onSaved={() => undefined} />
      )}
    </CommerceStage>
  ),
};
