import { useState, type ReactElement } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Cart } from '#generated/openapi/cart.ts';
import { Button } from '#ui/button/button.tsx';
import { Container } from '#ui/container/container.tsx';
import { openCart, promotedCart, sampleItem } from '../cart.fixtures.ts';
import { CartLink } from './cart-link.tsx';
import { MiniCart } from './mini-cart.tsx';
import { toAddedLine } from '../changes/added-line.ts';
import { CommerceStage } from '../testing/commerce-stage.tsx';

const meta: Meta = { title: 'Commerce/Mini cart' };
export default meta;
type Story = StoryObj;

export const AfterAnAdd: Story = { render: () => <Opened cart={openCart} /> };

export const Promoted: Story = { render: () => <Opened cart={promotedCart} /> };

export const HeaderLink: Story = {
  render: () => (
    <Container section>
      <CartLink href="/en-us/cart" count={0} label={(count) => `Cart, ${count} items`} />
      <CartLink href="/en-us/cart" count={3} label={(count) => `Cart with ${count} items`} />
      <CartLink href="/en-us/cart" count={120} label={(count) => `Large cart, ${count} items`} />
    </Container>
  ),
};

function Opened({ cart }: { readonly cart: Cart }): ReactElement {
  const [isOpen, setOpen] = useState(true);
  return (
    <Container section>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <CommerceStage cart={cart}>
        {({ messages, deliveryMessages, formatters }) => (
          <MiniCart
            frame={{ isOpen, onOpenChange: setOpen, closeLabel: 'Close' }}
            added={toAddedLine(sampleItem, 2)}
            messages={messages}
            deliveryMessages={deliveryMessages}
            formattersIn={() => formatters}
          />
        )}
      </CommerceStage>
    </Container>
  );
}
