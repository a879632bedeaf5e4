import type { ReactElement } from 'react';
import { ProductThumb } from '#commerce/cart/lines/product-thumb.tsx';
import { useSetShippingMethod } from '#commerce/checkout/delivery/set-shipping-method.ts';
import { getShopHref } from '#commerce/catalog/shop-href.ts';
import { pickupCode } from '#commerce/checkout/delivery/pickup/pickup-code.ts';
import type { StoreLines } from '#commerce/stores/my-store/store-rows.ts';
import type { StoresMessages } from '#generated/messages/stores/messages.ts';
import { Button } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { Text } from '#ui/text/text.tsx';
import type { DialogProps } from '../define-dialog.ts';
import type { ChangedStore } from './changed-store.ts';
import { DialogActions, DialogBody, Row } from './store-changed-view.styles.ts';

type Props = DialogProps<undefined, { readonly stores: StoresMessages }, ChangedStore>;

export default function StoreChangedView({ critical: { store, rows }, locale, frame, messages: { stores } }: Props): ReactElement {
  const { name } = store;
  const close = (): void => frame.onOpenChange(false);
  return (
    <Sheet {...frame} title={stores.changedTitle}>
      <DialogBody>
        <Text>{rows.length > 0 ? stores.changedText({ name }) : stores.changedNone({ name })}</Text>
        {rows.length > 0 ? (
          <Moves rows={rows} storeId={store.id} name={name} locale={locale} messages={stores} onDone={close} />
        ) : (
          <DialogActions>
            <Button onClick={close}>{frame.closeLabel}</Button>
          </DialogActions>
        )}
      </DialogBody>
    </Sheet>
  );
}

interface MovesProps {
  readonly rows: readonly StoreLines[];
  readonly storeId: string;
  readonly name: string;
  readonly locale: string;
  readonly messages: StoresMessages;
  readonly onDone: () => void;
}

/** The items to move. Shipments move sequentially, because each response is the whole cart. */
function Moves({ rows, storeId, name, locale, messages, onDone }: MovesProps): ReactElement {
  const { mutateAsync, isPending, isError, isSuccess } = useSetShippingMethod();
  const move = async (): Promise<void> => {
    try {
      for (const { shippingId, code } of rows) {
        // oxlint-disable-next-line no-await-in-loop -- each call is for the cart that the one before has left
        await mutateAsync({ shippingId, code, storeId });
      }
    } catch {
      // The mutation shows its error.
    }
  };
  if (isSuccess && !isPending)
    return (
      <>
        <Notice kind="success">{messages.changedMoved({ name })}</Notice>
        <DialogActions>
          <Button onClick={onDone}>{messages.done}</Button>
        </DialogActions>
      </>
    );
  return (
    <>
      {rows.map(({ shippingId, code, storeName, items }) => (
        <section key={shippingId}>
          <Heading level={3} look="h6">
            {code === pickupCode ? messages.changedAt({ store: storeName }) : messages.changedShipped({ store: storeName })}
          </Heading>
          <ul role="list">
            {items.map((item) => (
              <Row key={item.id}>
                <ProductThumb src={item.productImageURL} alt="" size="small" />
                <div>
                  <p>
                    <a href={getShopHref(locale, item.pdpUrl)}>{item.name}</a>
                  </p>
                  <Text look="small" muted>
                    {messages.quantity({ count: item.qty })}
                  </Text>
                </div>
              </Row>
            ))}
          </ul>
        </section>
      ))}
      {isError ? <Notice kind="danger">{messages.moveFailed}</Notice> : null}
      <DialogActions>
        <Button pending={isPending} onClick={() => void move()}>
          {messages.changedMove({ name })}
        </Button>
        <Button variant="outline" onClick={onDone}>
          {messages.changedKeep}
        </Button>
      </DialogActions>
    </>
  );
}
