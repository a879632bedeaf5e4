import type { ReactElement } from 'react';
import type { Cart } from '#generated/openapi/cart.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { TotalsList } from './cart-totals.styles.ts';
import { getDiscounts, getSavings, getShippingBefore, getUnnamedDiscount, type Discounted } from './discounts.ts';
import type { Formatters } from '../../site/formatters.ts';

/** Messages that all screens with totals have under the same names. */
export interface TotalsMessages {
  readonly subtotal: string;
  readonly discount: string;
  readonly shipping: string;
  readonly shippingFree: string;
  readonly tax: string;
  readonly taxIncluded: (values: { readonly tax: string }) => string;
  readonly total: string;
  /** For screens that show the total savings. */
  readonly youSave?: string;
}

interface Props {
  /** A cart or an order. Each promotion has its own row; other discounts share one row. */
  readonly cart: Discounted & Pick<Cart, 'taxIncluded'>;
  readonly messages: TotalsMessages;
  readonly formatters: Formatters;
  /** Shown in place of amounts that are unknown until there is an address. */
  readonly later?: { readonly shipping?: string; readonly tax?: string };
}

const allKnown: NonNullable<Props['later']> = {};

/** Amounts from subtotal to total; with included tax, also the tax contained in the total. */
export function CartTotals({ cart, messages, formatters: { money }, later = allKnown }: Props): ReactElement {
  const { totals, taxIncluded } = cart;
  const unnamed = getUnnamedDiscount(cart);
  const before = getShippingBefore(cart);
  const saved = getSavings(cart);
  const shipping = later.shipping ?? (totals.shipping === 0 ? messages.shippingFree : money(totals.shipping));
  return (
    <TotalsList>
      <Row label={messages.subtotal} value={money(totals.itemSubTotal)} />
      {getDiscounts(cart).map(({ promotionId, promotionName, amount }) => (
        <Row key={promotionId} name="discount" label={promotionName} value={money(-amount)} />
      ))}
      {unnamed > 0 ? <Row name="discount" label={messages.discount} value={money(-unnamed)} /> : null}
      <Row
        label={messages.shipping}
        value={shipping}
        before={before === undefined || later.shipping !== undefined ? undefined : money(before)}
        later={later.shipping !== undefined}
      />
      {taxIncluded ? null : <Row label={messages.tax} value={later.tax ?? money(totals.tax)} later={later.tax !== undefined} />}
      <Row name="total" label={messages.total} value={money(totals.total)} />
      {taxIncluded && totals.tax > 0 ? (
        <div data-row="included">
          <dt>
            <VisuallyHidden>{messages.tax}</VisuallyHidden>
          </dt>
          <dd>{messages.taxIncluded({ tax: money(totals.tax) })}</dd>
        </div>
      ) : null}
      {messages.youSave !== undefined && saved > 0 ? <Row name="saved" label={messages.youSave} value={money(saved)} /> : null}
    </TotalsList>
  );
}

interface RowProps {
  readonly name?: string;
  readonly label: string;
  readonly value: string;
  /** Amount before a promotion. */
  readonly before?: string;
  readonly later?: boolean;
}

function Row({ name, label, value, before, later = false }: RowProps): ReactElement {
  return (
    <div data-row={name} data-later={later || undefined}>
      <dt>{label}</dt>
      <dd>
        {before === undefined ? null : (
          <>
            <del>{before}</del>{' '}
          </>
        )}
        {value}
      </dd>
    </div>
  );
}
