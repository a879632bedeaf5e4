import { useState, type ReactElement } from 'react';
import type { WalletMessages } from '#generated/messages/wallet/messages.ts';
import type { Cart, PaymentSession } from '#generated/openapi/cart.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Sheet, type SheetProps } from '#ui/sheet/sheet.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Text } from '#ui/text/text.tsx';
import type { AddedLine } from '../cart/changes/added-line.ts';
import { useWalletStart } from './use-wallet-start.ts';
import { useWalletSheet } from './use-wallet-sheet.ts';
import { WalletBox } from './wallet-dialog.styles.ts';

interface Props {
  readonly frame: Pick<SheetProps, 'isOpen' | 'onOpenChange' | 'closeLabel' | 'placement'>;
  /** Item to buy separately; without it, the page's cart is bought. */
  readonly item: Pick<AddedLine, 'sku' | 'qty'> | undefined;
  /** Name of the wallet. */
  readonly provider: string;
  readonly messages: WalletMessages;
  /** Called once the order is placed; it may wait for a challenge. */
  readonly onOrder: (order: Order) => void;
}

/** The wallet's sheet, in which the shopper chooses address, delivery and card and confirms the order. */
export function WalletDialog({ frame, item, provider, messages, onOrder }: Props): ReactElement {
  const { start, isFailed, text, retry } = useWalletStart(item, frame.isOpen);
  const [isPlacing, setPlacing] = useState(false);
  const close = (): void => frame.onOpenChange(false);
  return (
    <Sheet {...frame} title={messages.title({ provider })} dismissible={!isPlacing} bleed>
      <WalletBox>
        {isFailed ? (
          <Notice kind="danger" title={text ?? messages.failed({ provider })}>
            <Button variant="text-link" onClick={retry}>
              {messages.tryAgain}
            </Button>
          </Notice>
        ) : null}
        {start ? (
          <WalletSheet
            key={start.session.sessionId}
            {...start}
            provider={provider}
            messages={messages}
            onPlacing={setPlacing}
            onCancel={close}
            onOrder={onOrder}
          />
        ) : null}
        {start || isFailed ? null : (
          <div role="status" aria-label={messages.loading({ provider })}>
            <Skeleton shape="control" />
          </div>
        )}
      </WalletBox>
    </Sheet>
  );
}

interface SheetPartProps extends Pick<Props, 'provider' | 'messages' | 'onOrder'> {
  readonly cart: Cart;
  readonly session: PaymentSession;
  readonly onPlacing: (isPlacing: boolean) => void;
  readonly onCancel: () => void;
}

function WalletSheet({ cart, session, provider, messages, onPlacing, onCancel, onOrder }: SheetPartProps): ReactElement {
  const { frame, isReady, isPlacing, declined, onLoad } = useWalletSheet({ cart, session, messages, onCancel, onOrder, onPlacing });
  const progress = isPlacing ? messages.placing : isReady ? undefined : messages.loading({ provider });
  return (
    <>
      {declined === undefined ? null : <Notice kind="danger">{declined}</Notice>}
      <iframe
        ref={frame}
        src={session.frameUrl}
        title={messages.frame({ provider })}
        allow="payment"
        // oxlint-disable-next-line react/iframe-missing-sandbox -- of another origin, which its token request and its messages need
        sandbox="allow-scripts allow-same-origin allow-forms"
        referrerPolicy="origin"
        onLoad={onLoad}
      />
      <div role="status">{progress === undefined ? null : <Text>{progress}</Text>}</div>
    </>
  );
}
