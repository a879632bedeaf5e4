import type { ReactElement } from 'react';
import type { Cart } from '#generated/openapi/cart.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Link } from '#ui/link/link.tsx';
import { CartTotals } from '../cart/cart-totals.tsx';
import { FreeShipping } from '../cart/free-shipping.tsx';
import { LineSummary } from '../cart/line-summary.tsx';
import type { CartWords, Speech } from '../cart/speech.ts';
import type { CheckoutWords } from './address-form.tsx';
import { OrderBox } from './order-aside.styles.ts';
import { isDigital } from './steps.ts';

interface Props {
  readonly cart: Cart;
  readonly words: CheckoutWords;
  readonly cartWords: CartWords;
  readonly speech: Speech;
  /** The step beside it shows the rows. */
  readonly withoutLines: boolean;
}

/** The order beside the steps; on small screens folded to its total. */
export function OrderAside(props: Props): ReactElement {
  const { cart, words, speech } = props;
  return (
    <aside data-part="aside" aria-label={words.summary}>
      <OrderBox>
        <details>
          <summary>
            <span>
              {words.summary} <Icon name="chevron-down" size="small" />
            </span>
            <strong>{speech.money(cart.totals.total)}</strong>
          </summary>
          <div>
            <Content {...props} />
          </div>
        </details>
      </OrderBox>
      <OrderBox data-wide>
        <Heading level={2} look="h4">
          {words.summary}
        </Heading>
        <Content {...props} />
      </OrderBox>
    </aside>
  );
}

function Content({ cart, words, cartWords, speech, withoutLines }: Props): ReactElement {
  const { color, size, fit } = cartWords;
  return (
    <>
      {withoutLines ? null : <LineSummary items={cart.items} words={{ color, size, fit, quantity: words.quantity }} speech={speech} />}
      <FreeShipping cart={cart} words={cartWords} speech={speech} />
      <CartTotals
        totals={cart.totals}
        taxIncluded={cart.taxIncluded}
        words={words}
        speech={speech}
        later={cart.shippingAddress || isDigital(cart) ? {} : { tax: cartWords.taxLater }}
      />
      <Link href={speech.href('/cart')} variant="nav">
        {words.backToCart}
      </Link>
    </>
  );
}
