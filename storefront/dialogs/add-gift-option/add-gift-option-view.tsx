import type { ReactElement } from 'react';
import { useGetCart } from '#commerce/cart/changes/get-cart.ts';
import { GiftNoteForm } from '#commerce/cart/gift-note/gift-note-form.tsx';
import { getShopHref } from '#commerce/catalog/shop-href.ts';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import type { DialogProps } from '../define-dialog.ts';

import type { GiftOptionParams } from './gift-option-params.ts';

type Props = DialogProps<GiftOptionParams, { readonly cart: CartMessages }>;

export default function AddGiftOptionView({ params: { itemId }, locale, messages: { cart: messages }, frame }: Props): ReactElement {
  const { data: cart } = useGetCart();
  const item = cart?.items.find(({ id }) => id === itemId);
  const close = (): void => frame.onOpenChange(false);
  return (
    <Sheet {...frame} title={messages.noteTitle}>
      {cart && item ? (
        <GiftNoteForm
          key={item.id}
          item={item}
          cartId={cart.id}
          messages={messages}
          action={getShopHref(locale, '/cart')}
          onSaved={close}
          onCancel={close}
        />
      ) : (
        <Notice kind="warning">{messages.noteGone}</Notice>
      )}
    </Sheet>
  );
}
