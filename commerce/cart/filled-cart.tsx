import { Fragment, lazy, Suspense, type ReactElement, type Ref } from 'react';
import type { Cart } from '#generated/openapi/cart.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { useTopNotice } from '../query/use-top-notice.ts';
import { isChosenGift } from './bonus/is-chosen-gift.ts';
import type { CartScreenProps } from './cart-screen-props.ts';
import { CartColumn, CartRoot } from './cart-screen.styles.ts';
import { CartSummary } from './cart-summary.tsx';
import { CartLine } from './lines/cart-line.tsx';
import { LineList } from './lines/cart-line.styles.ts';
import type { useCartLines } from './lines/use-cart-lines.ts';
import { flashNotices } from './notices/flash-notices.ts';
import { rowNotices } from './notices/row-notices.ts';
import { Promotions } from './promotions/promotions.tsx';
import { RemovedForm } from './removal/removed-form.tsx';
import { RemovedItem } from './removal/removed-row.styles.ts';
import { RemovedRow, type Removal } from './removal/removed-row.tsx';

/** Few carts have any. */
const BonusChoices = lazy(async () => ({ default: (await import('./bonus/bonus-choices.tsx')).BonusChoices }));

interface Props extends CartScreenProps {
  readonly cart: Cart;
  readonly rows: ReturnType<typeof useCartLines>;
  readonly removal: Removal;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** A cart with rows: notices, the rows with what belongs to them, and the summary beside them. */
export function FilledCart(props: Props): ReactElement {
  const { cart, rows, removal, headingRef, messages, formatters, outcome = {}, rejectedCode, isMerged, onNoteSaved } = props;
  const topNotice = useTopNotice();
  const { refused, removed, noteItemId } = outcome;
  const { texts, types } = rowNotices(cart, messages);
  const isOfRowOrField = refused?.itemId !== undefined || refused?.code !== undefined;
  const topNotices = [topNotice, isOfRowOrField ? undefined : refused?.text].filter((text) => text !== undefined);
  const rejected = refused?.code === undefined ? rejectedCode : { code: refused.code, text: refused.text };
  return (
    <CartRoot>
      <header>
        <Heading level={1} look="h2" ref={headingRef} tabIndex={-1}>
          {messages.title}
        </Heading>
        <p>{messages.items({ count: cart.totals.totalUnits })}</p>
      </header>
      <div data-part="notices">
        {isMerged ? <Notice kind="info">{messages.merged}</Notice> : null}
        {topNotices.map((text) => (
          <Notice key={text} kind="danger">
            {text}
          </Notice>
        ))}
        {flashNotices(cart, messages, types).map(({ key, kind, text }) => (
          <Notice key={key} kind={kind}>
            {text}
          </Notice>
        ))}
        {removed ? <RemovedForm removed={removed} messages={messages} action={formatters.href('/cart')} /> : null}
      </div>
      <CartColumn>
        <Promotions cart={cart} messages={messages} formatters={formatters} display="PRODUCT" />
        <LineList role="list">
          {cart.items.map((item, index) => (
            <Fragment key={item.id}>
              {removal.line?.index === index ? <Removed removal={removal} messages={messages} /> : null}
              <CartLine
                item={item}
                cartId={cart.id}
                messages={messages}
                formatters={formatters}
                busy={rows.isBusy(item)}
                notice={texts.get(item.id)}
                error={rows.errorOf(item) ?? (refused?.itemId === item.id ? refused.text : undefined)}
                isReturnable={isChosenGift(item, cart.bonusChoices)}
                isNoteOpen={noteItemId === item.id}
                priority={index < 3}
                onQuantity={(row, qty) => void rows.changeQuantity(row, qty)}
                onRemove={(row) => void rows.remove(row, index)}
                onRemoveNote={(row) => void rows.removeNote(row)}
                onNoteSaved={() => onNoteSaved?.()}
              />
            </Fragment>
          ))}
          {removal.line && removal.line.index >= cart.items.length ? <Removed removal={removal} messages={messages} /> : null}
        </LineList>
        {cart.bonusChoices?.length ? (
          <Suspense fallback={null}>
            <BonusChoices cart={cart} messages={messages} formatters={formatters} />
          </Suspense>
        ) : null}
      </CartColumn>
      <CartSummary cart={cart} messages={messages} formatters={formatters} rejected={rejected} />
    </CartRoot>
  );
}

function Removed({ removal: { line, ...handlers }, messages }: Pick<Props, 'removal' | 'messages'>): ReactElement | null {
  return line ? (
    <RemovedItem>
      <RemovedRow key={line.item.id} line={line} messages={messages} {...handlers} />
    </RemovedItem>
  ) : null;
}
