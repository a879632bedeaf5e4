import { useEffect, type ReactElement } from 'react';
import { getCartCount } from '#commerce/cart/mini-cart/cart-count.ts';
import { fromField } from '#commerce/stores/my-store/my-store-address.ts';
import type { StoresMessages } from '#generated/messages/stores/messages.ts';
import { Button } from '#ui/button/button.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { Text } from '#ui/text/text.tsx';
import type { DialogProps } from '../define-dialog.ts';
import { DialogActions, DialogBody } from '../store-changed/store-changed-view.styles.ts';
import type { ConfirmationParams } from './confirmation-params.ts';

type Props = DialogProps<ConfirmationParams, { readonly stores: StoresMessages }>;

export default function ConfirmationView({ params, frame, messages: { stores } }: Props): ReactElement {
  const { name, country, action, from } = params;
  const count = getCartCount() ?? 0;
  const { onOpenChange } = frame;
  // A copied address has no parameters.
  useEffect(() => {
    if (action === '') onOpenChange(false);
  }, [action, onOpenChange]);
  return (
    <Sheet {...frame} title={stores.confirmTitle}>
      <DialogBody>
        <Text>{stores.confirmText({ name, country })}</Text>
        {count > 0 ? <Text>{stores.confirmCart({ count })}</Text> : null}
        <DialogActions>
          <form method="post" action={action}>
            <input type="hidden" name={fromField} value={from} />
            <Button type="submit">{stores.confirmGo}</Button>
          </form>
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            {stores.confirmStay}
          </Button>
        </DialogActions>
      </DialogBody>
    </Sheet>
  );
}
