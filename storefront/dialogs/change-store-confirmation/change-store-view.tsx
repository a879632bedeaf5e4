import type { ReactElement } from 'react';
import { canOpenMiniCart } from '#commerce/cart/mini-cart/mini-cart-opening.ts';
import { focusLine } from '#commerce/delivery/rows/focus-row.ts';
import { StoreMoveQuestion } from '#commerce/delivery/store-move/store-move-question.tsx';
import type { StoreMove } from '#commerce/delivery/store-move/store-move.ts';
import type { DeliveryMessages } from '#generated/messages/delivery/messages.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { toasts } from '../../toasts/shop-toasts.tsx';
import type { DialogProps } from '../define-dialog.ts';

type Props = DialogProps<StoreMove | undefined, { readonly delivery: DeliveryMessages }>;

export default function ChangeStoreView({ params: move, messages: { delivery }, frame }: Props): ReactElement {
  const close = (): void => frame.onOpenChange(false);
  return (
    <Sheet {...frame} title={move ? delivery.moveTitle({ store: move.storeName }) : delivery.optionsTitle}>
      {move ? (
        <StoreMoveQuestion
          move={move}
          messages={delivery}
          onDone={(title) => {
            // The mini cart replaces the dialog.
            if (title === undefined && canOpenMiniCart(location.pathname)) return;
            close();
            if (title !== undefined) toasts.show({ title, kind: 'success' });
            if (move.itemId !== undefined) focusLine(move.itemId);
          }}
          onKeep={close}
        />
      ) : (
        <Notice kind="warning">{delivery.gone}</Notice>
      )}
    </Sheet>
  );
}
