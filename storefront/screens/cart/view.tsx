import { lazy, Suspense, useMemo, type ReactElement, type ReactNode } from 'react';
import { CartScreen } from '#commerce/cart/cart-screen.tsx';
import { SavedItemsOnDemand } from '#commerce/saved-items/saved-items-on-demand.tsx';
import { SavedItemsProvider } from '#commerce/saved-items/saved-items-provider.tsx';
import { createFormatters, type Formatters } from '#commerce/site/formatters.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { CanvasView } from '../../canvas/canvas-view.tsx';
import { useStorefrontHost } from '../../canvas/host-context.ts';
import { CommerceView } from '../../commerce-page/commerce-view.tsx';
import { TrackCart } from '../../commerce/track-cart.tsx';
import { isRecalculatingLines } from '../../host/recalculate.ts';
import { openCommerce } from '../../commerce/open-commerce.ts';
import { defineView } from '../../screen/define-view.tsx';
import { toasts } from '../../toasts/shop-toasts.tsx';
import type { CartPage, SavedItemsData } from './screen.ts';
import type { StaffCartData } from './staff-cart-data.ts';

/** Loaded for employees only. */
const StaffCart = lazy(async () => ({ default: (await import('#commerce/staff/staff-cart.tsx')).StaffCart }));

function CartView({ page }: { readonly page: CartPage }): ReactElement {
  const { cart } = page;
  const host = useStorefrontHost();
  const formatters = useMemo(() => cart && createFormatters(cart.shopLocale), [cart]);
  return (
    <CommerceView page={page}>
      {cart && formatters ? (
        <>
          <TrackCart name="view-cart" />
          {cart.benefits ? <CanvasView data={cart.benefits} /> : null}
          <CartSections saved={cart.savedItems} staff={cart.staff} formatters={formatters}>
            <CartScreen
              messages={bindMessages(cart.messages, formatters.languageTag)}
              deliveryMessages={bindMessages(cart.deliveryMessages, formatters.languageTag)}
              formatters={formatters}
              suggestions={cart.ways}
              isMerged={cart.isMerged}
              isMember={cart.isMember}
              isExpress={cart.isExpress}
              outcome={cart.outcome}
              waitingCode={cart.waitingCode}
              rejectedCode={cart.rejectedCode}
              onNoteSaved={() => host.navigate(formatters.href('/cart'))}
              onDeliverySaved={() => host.navigate(formatters.href('/cart'))}
            >
              <SavedItemsOnDemand />
            </CartScreen>
          </CartSections>
        </>
      ) : null}
    </CommerceView>
  );
}

interface PartsProps extends SavedItemsProps {
  readonly staff: StaffCartData | undefined;
}

/** The parts of a cart that depend on the visitor. */
function CartSections({ staff, saved, formatters, children }: PartsProps): ReactNode {
  const host = useStorefrontHost();
  const cart = (
    <WithSavedItems saved={saved} formatters={formatters}>
      {children}
    </WithSavedItems>
  );
  if (!staff) return cart;
  return (
    <Suspense fallback={cart}>
      <StaffCart
        messages={bindMessages(staff.messages, formatters.languageTag)}
        formatters={formatters}
        openId={staff.openId}
        rejected={staff.rejected}
        onSaved={() => host.navigate(formatters.href('/cart'))}
      >
        {cart}
      </StaffCart>
    </Suspense>
  );
}

interface SavedItemsProps {
  readonly saved: SavedItemsData | undefined;
  readonly formatters: Formatters;
  readonly children: ReactNode;
}

function WithSavedItems({ saved, formatters, children }: SavedItemsProps): ReactNode {
  if (!saved) return children;
  const { messages, ...list } = saved;
  return (
    <SavedItemsProvider {...list} messages={bindMessages(messages, formatters.languageTag)} formatters={formatters} toasts={toasts}>
      {children}
    </SavedItemsProvider>
  );
}

export const view = defineView<CartPage>({
  show: CartView,
  commerce: openCommerce,
  overlays: 'none',
  // A response requested before the next change would overwrite it.
  shouldRevalidate: ({ defaultShouldRevalidate }) => defaultShouldRevalidate && !isRecalculatingLines(),
});
