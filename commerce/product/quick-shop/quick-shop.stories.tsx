import type { Meta, StoryObj } from '@storybook/react-vite';
import { productMessages } from '#generated/messages/product/en.ts';
import { quickshopMessages } from '#generated/messages/quickshop/en.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { sampleCart } from '../../cart/cart.fixtures.ts';
import { CommerceStage } from '../../cart/testing/commerce-stage.tsx';
import { details, inventory } from '../product.fixtures.ts';
import { createProductView } from '../product-view.ts';
import { QuickShop } from './quick-shop.tsx';

export default { title: 'Commerce/Quick shop' } satisfies Meta;

const messages = { product: bindMessages(productMessages, 'en-US'), quickshop: bindMessages(quickshopMessages, 'en-US') };

export const Open: StoryObj = {
  render: () => (
    <CommerceStage cart={sampleCart}>
      {({ formatters }) => (
        <QuickShop
          view={createProductView(details, inventory)}
          productId="TFR10ARAK3B"
          frame={{ isOpen: true, onOpenChange: () => undefined, closeLabel: 'Close', placement: 'center' }}
          messages={messages}
          formatters={formatters}
          onNotify={() => undefined}
        />
      )}
    </CommerceStage>
  ),
};
