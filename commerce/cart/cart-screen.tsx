import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { useGetReviewedCart } from './changes/get-cart.ts';
import type { CartScreenProps } from './cart-screen-props.ts';
import { CartRoot } from './cart-screen.styles.ts';
import { EmptyCart } from './empty-cart.tsx';
import { FilledCart } from './filled-cart.tsx';
import { getFlashNotices } from './notices/flash-notices.ts';
import { useCartLines, type RemovedLine } from './lines/use-cart-lines.ts';

/** The cart screen without the site frame. */
export function CartScreen(props: CartScreenProps): ReactElement {
  const { messages, children } = props;
  const { data: cart, isError, refetch } = useGetReviewedCart();
  const rows = useCartLines();
  const heading = useRef<HTMLHeadingElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const isEmpty = cart === undefined ? undefined : cart === null || cart.items.length === 0;
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    // When the whole content is replaced, e.g. after the last line is removed, the focus is lost and must be set again.
    if (wasEmpty.current !== undefined && wasEmpty.current !== isEmpty && document.activeElement === document.body)
      heading.current?.focus();
    wasEmpty.current = isEmpty;
  }, [isEmpty]);

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
    // The focused button disappears with its notice.
    heading.current?.focus();
    if (!(await rows.undo(line))) return;
    heading.current?.focus();
    setAnnouncement(messages.restored({ name: line.item.name }));
  };
  const onSettled = (text: string): void => {
    heading.current?.focus();
    setAnnouncement(text);
  };
  const removal = {
    line: rows.getRemoved(cart),
    onUndo: (line: RemovedLine) => void undo(line),
    onDismiss: () => {
      heading.current?.focus();
      rows.dismiss();
    },
  };
  return (
    <>
      <VisuallyHidden as="div" role="status">
        {announcement}
      </VisuallyHidden>
      {cart === null || isEmpty ? (
        <EmptyCart
          {...props}
          notices={cart ? getFlashNotices(cart, messages) : []}
          removal={removal}
          removed={props.outcome?.removed}
          headingRef={heading}
        />
      ) : (
        <FilledCart {...props} cart={cart} rows={rows} removal={removal} headingRef={heading} onSettled={onSettled} />
      )}
      {children}
    </>
  );
}
