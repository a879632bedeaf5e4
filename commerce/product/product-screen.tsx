import type { ReactElement, ReactNode } from 'react';
import type { AddedLine } from '../cart/changes/added-line.ts';
import type { Formatters } from '../site/formatters.ts';
import { FavoriteButton } from '../favorites/heart/favorite-button.tsx';
import { useTopNotice } from '../query/use-top-notice.ts';
import { BuyForm, type BuyFormProps } from './buy-form.tsx';
import { findColor, getPrice, type Choice } from './choice.ts';
import { Gallery } from './gallery/gallery.tsx';
import { ProductHead } from './product-head.tsx';
import { ScreenRoot } from './product-screen.styles.ts';
import type { ProductMessages } from '#generated/messages/product/messages.ts';
import type { ProductView } from './product-view.ts';
import { useAddToCart } from './use-add-to-cart.ts';
import { useProductChoice } from './use-product-choice.ts';

export interface ProductScreenProps extends Pick<
  BuyFormProps,
  'action' | 'giftMessages' | 'rejection' | 'returns' | 'pickupPort' | 'renderPayments' | 'onColor' | 'onNotify' | 'onReserved'
> {
  readonly view: ProductView;
  /** Size and fit in the URL. */
  readonly requested?: Choice;
  /** Product id of the URL; a style stands for its first color. */
  readonly productId: string;
  readonly messages: ProductMessages;
  readonly formatters: Formatters;
  /** Breadcrumbs; `sections` are texts. Both are static. */
  readonly crumbs: ReactNode;
  readonly details: ReactNode;
  readonly onAdded?: (line: AddedLine) => void;
}

/** Product screen: images, choices and button. Requires a CommerceProvider. */
export function ProductScreen(props: ProductScreenProps): ReactElement {
  const {
    productId,
    messages,
    giftMessages,
    formatters,
    action,
    rejection,
    returns,
    pickupPort,
    crumbs,
    details,
    onColor,
    onNotify,
    onReserved,
    onAdded,
  } = props;
  const notice = useTopNotice();
  const cart = useAddToCart(props.view, messages, onAdded);
  const { view } = cart;
  const color = findColor(view, productId);
  const { choice, dropped, choosePart } = useProductChoice(view, color, props.requested);
  return (
    <ScreenRoot>
      <div data-part="crumbs">{crumbs}</div>
      <div data-part="gallery">
        <Gallery key={color.code} name={view.name} items={color.gallery} messages={messages} languageTag={formatters.languageTag} />
      </div>
      <div data-part="panel">
        <div data-part="head">
          <ProductHead view={view} price={getPrice(view, color, choice)} messages={messages} formatters={formatters} />
          <FavoriteButton productId={color.productId} name={view.name} look="plain" />
        </div>
        <BuyForm
          view={view}
          color={color}
          choice={choice}
          messages={messages}
          formatters={formatters}
          action={action}
          cart={cart}
          rejection={rejection}
          giftMessages={giftMessages}
          returns={returns}
          pickupPort={pickupPort}
          renderPayments={props.renderPayments}
          notice={notice}
          onNotify={onNotify}
          onReserved={onReserved}
          onColor={(href) => {
            cart.forget();
            onColor(href);
          }}
          dropped={dropped}
          onChoose={choosePart}
        />
      </div>
      <div data-part="details">{details}</div>
    </ScreenRoot>
  );
}
