import type { ReactElement } from 'react';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import type { CartItem } from '#generated/openapi/cart.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { LineNotice } from './cart-line.styles.ts';
import { getLineState } from './line-state.ts';

interface Props {
  readonly item: CartItem;
  readonly messages: CartMessages;
  /** A change of the line reported by the latest response. */
  readonly notice?: string;
  /** Why the latest change of the line was rejected. */
  readonly error?: string;
  readonly errorId: string;
}

/** Stock, changes and errors of a line, stacked; changes are announced to screen readers. */
export function LineNotices({ item, messages, notice, error, errorId }: Props): ReactElement {
  const state = getLineState(item);
  return (
    <>
      {state.kind === 'low' ? <LineNotice>{messages.lowStock({ count: state.count })}</LineNotice> : null}
      <div data-part="changes" aria-live="polite">
        {state.kind === 'outOfStock' ? <Problem text={state.isElsewhere ? messages.outOfStockHere : messages.outOfStock} /> : null}
        {state.kind === 'tooFew' ? <Problem text={messages.tooFew({ count: state.count })} /> : null}
        {notice === undefined ? null : (
          <LineNotice data-kind="info">
            <Icon name="info" size="small" />
            <span>{notice}</span>
          </LineNotice>
        )}
        {error === undefined ? null : <Problem id={errorId} text={error} />}
      </div>
    </>
  );
}

function Problem({ id, text }: { readonly id?: string; readonly text: string }): ReactElement {
  return (
    <LineNotice data-kind="danger" id={id}>
      <Icon name="alert" size="small" />
      <span>{text}</span>
    </LineNotice>
  );
}
