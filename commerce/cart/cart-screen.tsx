import { useRef, type ReactElement, type ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import type { Formatters } from '../site/formatters.ts';
import { useGetCart } from './changes/get-cart.ts';
import type { RejectedCode } from './coupons/use-coupons.ts';
import { CartRoot } from './cart-screen.styles.ts';
import { EmptyCart, type WayOn } from './empty-cart.tsx';
import { FilledCart } from './filled-cart.tsx';
import { useCartLines, type RemovedLine } from './lines/use-cart-lines.ts';
import type { RemovedByForm } from './removal/removed-form.tsx';

/** What the page's address says of a form that was sent without script. */
export interface FormOutcome {
  /** Why it was rejected, and at which row or with which code. */
  readonly refused?: { readonly text: string; readonly itemId?: string; readonly code?: string };
  readonly removed?: RemovedByForm;
  /** The row whose gift note is being written. */
  readonly noteItemId?: string;
}

export interface CartScreenProps {
  readonly messages: CartMessages;
  readonly formatters: Formatters;
  readonly ways: readonly WayOn[];
  readonly outcome?: FormOutcome;
  /** A code of a link that waits for a cart. */
  readonly waitingCode?: string;
  /** A code of a link that was rejected. */
  readonly rejectedCode?: RejectedCode;
  /** A sign-in has brought more into the cart. */
  readonly isMerged?: boolean;
  /** Leads to the cart without its form's parameters. */
  readonly onNoteSaved?: () => void;
  /** Below the cart, e.g. recommendations. */
  readonly children?: ReactNode;
}

/** The cart page between header and footer. */
export function CartScreen(props: CartScreenProps): ReactElement {
  const { messages, formatters, children } = props;
  const { data: cart, isError, refetch } = useGetCart();
  const rows = useCartLines();
  const heading = useRef<HTMLHeadingElement>(null);

  if (cart === undefined) {
    return (
      <CartRoot aria-busy={!isError}>
        <Heading level={1} look="h2">
          {messages.title}
        </Heading>
        {isError ? (
          <Notice kind="danger" title={messages.loadFailed}>
            <Button variant="text-link" onClick={() => void refetch()}>
              {messages.tryAgain}
            </Button>
          </Notice>
        ) : (
          <Skeleton shape="control" />
        )}
      </CartRoot>
    );
  }
  const undo = async (line: RemovedLine): Promise<void> => {
    // The button disappears with its notice.
    heading.current?.focus();
    if (await rows.undo(line)) heading.current?.focus();
  };
  const removal = {
    line: rows.removedFrom(cart),
    onUndo: (line: RemovedLine) => void undo(line),
    onDismiss: () => {
      heading.current?.focus();
      rows.dismiss();
    },
  };
  if (cart === null || cart.items.length === 0) {
    return (
      <>
        <EmptyCart {...props} removal={removal} removed={props.outcome?.removed} headingRef={heading} />
        {children}
      </>
    );
  }
  return (
    <>
      <FilledCart {...props} cart={cart} rows={rows} removal={removal} headingRef={heading} formatters={formatters} />
      {children}
    </>
  );
}
