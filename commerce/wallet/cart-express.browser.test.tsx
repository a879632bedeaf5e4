import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { cartMessages } from '#generated/messages/cart/en.ts';
import type { PaymentMethod } from '#generated/openapi/cart.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { sampleCart } from '../cart/cart.fixtures.ts';
import type { Calls } from '../client/calls.ts';
import { CommerceProvider, type Commerce } from '../query/commerce-provider.tsx';
import { createFormatters } from '../site/formatters.ts';
import { CartExpress } from './cart-express.tsx';

const wallet: PaymentMethod = { id: 'DIGITAL_WALLET', code: 'DIGITAL_WALLET', label: 'Brindle Pay', kind: 'wallet' };

describe('CartExpress', () => {
  afterEach(cleanup);

  it('keeps the wallet’s button and its focus while a changed cart loads its payment methods', async () => {
    let count = 0;
    const send: Calls['send'] = async () => (count++ === 0 ? { paymentMethods: [wallet] } : new Promise(() => undefined));
    const commerce = { client: new QueryClient(), calls: { send } } as Partial<Commerce> as Commerce;
    const renderExpress = (version: number) => (
      <CommerceProvider commerce={commerce}>
        <CartExpress
          cart={{ ...sampleCart, version }}
          messages={bindMessages(cartMessages, 'en-US')}
          formatters={createFormatters({ locale: 'en-us', languageTag: 'en-US', currency: 'USD' })}
        />
      </CommerceProvider>
    );
    const { rerender } = render(renderExpress(1));
    const button = await screen.findByRole('link', { name: 'Buy with Brindle Pay' });
    button.focus();
    rerender(renderExpress(2));
    await expect.poll(() => count).toBe(2);
    expect(document.activeElement).toBe(button);
  });
});
