import { useState, type ReactElement } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { InventoryResponse, ProductDetails } from '#generated/openapi/products.ts';
import { sampleCart } from '../cart/cart.fixtures.ts';
import { CommerceStage } from '../cart/testing/commerce-stage.tsx';
import { Breadcrumbs } from '../catalog/head/breadcrumbs.tsx';
import { catalogMessages } from '#generated/messages/catalog/en.ts';
import { productMessages } from '#generated/messages/product/en.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { ProductScreen } from './product-screen.tsx';
import { ProductSections } from './product-sections.tsx';
import { createProductView } from './product-view.ts';
import { details, giftCard, inventory, withFits } from './product.fixtures.ts';

interface Args {
  readonly details: ProductDetails;
  readonly inventory?: InventoryResponse;
  readonly rejection?: string;
}

const meta: Meta<Args> = {
  title: 'Commerce/Product',
  render: (args) => <Screen {...args} />,
  argTypes: { details: { control: false }, inventory: { control: false } },
};
export default meta;
type Story = StoryObj<Args>;

export const Typical: Story = { args: { details, inventory } };

export const WithFits: Story = { args: { details: { ...withFits, badge: { id: 'NEW', label: 'New' } } } };

export const SoldOut: Story = {
  args: {
    details: {
      ...details,
      id: 'TFR10ARAK9N',
      eyebrow: undefined,
      variants: details.variants.map((one) => ({ ...one, productInventoryState: 'OutOfStock' })),
    },
  },
};

export const WithoutVariants: Story = { args: { details: giftCard } };

export const Rejected: Story = { args: { details, inventory, rejection: 'The limit for this item is 10.' } };

export const LongName: Story = {
  args: {
    details: {
      ...details,
      name: 'Ridgeline Ultralight Three-Layer Alpine Expedition Shell Jacket mit verschweißten Reißverschlussgaragen',
      kind: 'Wasserdichte Herren-Dreilagen-Expeditionsjacke',
    },
    inventory,
  },
};

export const WithVideo: Story = {
  args: {
    details: {
      ...details,
      colors: details.colors.map((color) => ({
        ...color,
        gallery: [
          ...color.gallery.slice(0, 1),
          { type: 'video', src: '/turn.mp4', alt: 'The jacket turned about', poster: color.gallery[1]?.src },
          ...color.gallery.slice(1),
        ],
      })),
    },
  },
};

const messages = bindMessages(productMessages, 'en-US');
const catalog = bindMessages(catalogMessages, 'en-US');

function Screen({ details: shown, inventory: stock, rejection }: Args): ReactElement {
  const [productId, setProductId] = useState(shown.id);
  return (
    <CommerceStage cart={sampleCart}>
      {({ formatters }) => (
        <ProductScreen
          view={createProductView(shown, stock)}
          productId={productId}
          messages={messages}
          formatters={formatters}
          action="#"
          rejection={rejection}
          crumbs={<Breadcrumbs label={catalog.breadcrumbs} crumbs={shown.breadcrumbs} locale="en-us" />}
          details={
            <ProductSections title={catalog.details} sections={shown.details} styleNumber={catalog.styleNumber({ id: shown.masterId })} />
          }
          returns={{ days: 60, page: '/help/returns/how-to-return' }}
          onNotify={() => undefined}
          onColor={(href) => setProductId(/[A-Z0-9]+$/.exec(href)?.[0] ?? productId)}
        />
      )}
    </CommerceStage>
  );
}
