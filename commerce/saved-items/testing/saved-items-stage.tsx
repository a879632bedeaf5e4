import type { ReactElement } from 'react';
import { savedItemsMessages } from '#generated/messages/saved-items/en.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import { CartScreen } from '../../cart/cart-screen.tsx';
import { CommerceStage } from '../../cart/testing/commerce-stage.tsx';
import type { FakeSavedItems } from './fake-saved-items.ts';
import { SavedItemsProvider, type SavedItemsProps } from '../saved-items-provider.tsx';
import { SavedItemsSection } from '../saved-items-section.tsx';

interface Props extends Pick<Partial<SavedItemsProps>, 'rejected' | 'pageSize'> {
  readonly cart: Cart | null;
  readonly fake: FakeSavedItems;
}

const messages = bindMessages(savedItemsMessages, 'en-US');

/** Cart screen with saved items below the cart. */
export function SavedItemsStage({ cart, fake, pageSize = 12, rejected }: Props): ReactElement {
  return (
    <CommerceStage cart={cart} shop={fake.shop}>
      {(tools) => (
        <SavedItemsProvider {...tools} messages={messages} pageSize={pageSize} initialCount={pageSize} mayHaveList rejected={rejected}>
          <main>
            <CartScreen {...tools} suggestions={[]}>
              <SavedItemsSection />
            </CartScreen>
          </main>
        </SavedItemsProvider>
      )}
    </CommerceStage>
  );
}
