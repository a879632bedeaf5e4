import { createElement, type ReactElement } from 'react';
import { Breadcrumbs } from '#commerce/catalog/head/breadcrumbs.tsx';
import { getErrorMessage, type ErrorMessageData } from '#commerce/errors/error-messages.ts';
import type { Choice } from '#commerce/product/choice.ts';
import { packProductView, type PackedView } from '#commerce/product/packed-view.ts';
import { getProductFacts } from '#commerce/product/product-facts.ts';
import type { Returns } from '#commerce/product/delivery-lines.tsx';
import { ProductSections } from '#commerce/product/product-sections.tsx';
import type { SiteLocale } from '#commerce/site/formatters.ts';
import { addItem } from '#generated/calls/add-item.ts';
import { applyCoupon } from '#generated/calls/apply-coupon.ts';
import { createCart } from '#generated/calls/create-cart.ts';
import { createCartWithItem } from '#generated/calls/create-cart-with-item.ts';
import { getAvailability } from '#generated/calls/get-availability.ts';
import { getCart } from '#generated/calls/get-cart.ts';
import { getDeliveryPromise } from '#generated/calls/get-delivery-promise.ts';
import { getInventory } from '#generated/calls/get-inventory.ts';
import { reserveWithItem } from '#generated/calls/reserve-with-item.ts';
import { searchStores } from '#generated/calls/search-stores.ts';
import { catalogMessages } from '#generated/messages/catalog/all.ts';
import type { ProductDetails } from '#generated/openapi/products.ts';
import { formatMoney } from '#messages/format/money.ts';
import type { Site } from '../../../site/site.ts';
import type { GiftFault } from '../gift-card-form.ts';
import { giftCardsMessages } from '#generated/messages/gift-cards/all.ts';
import type { GiftCardsMessages } from '#generated/messages/gift-cards/messages.ts';
import { getMessageLocale } from '#messages/runtime/message-locale.ts';
import { cartMessages } from '#generated/messages/cart/all.ts';
import { paymentMethodMessages } from '#generated/messages/payment-method/all.ts';
import { productMessages } from '#generated/messages/product/all.ts';
import type { ProductMessages } from '#generated/messages/product/messages.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import type { MessageData } from '#messages/runtime/compiled.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import type { ComposedCanvas } from '../../../canvas/document-record.ts';
import { pack } from '../../../canvas/packed.ts';
import { compose } from '../../../page/compose.ts';
import { createSection } from '../../../sections/section.ts';
import { getProductPayments, type ProductPaymentsData } from '../product-payments-data.ts';
import { details } from './details.ts';
import { productView } from './product-view.ts';

/** Data of the interactive part of the page. Its canvases are the breadcrumbs above it and the details inside it. */
export interface BuyBoxData {
  readonly view: PackedView;
  readonly shopLocale: SiteLocale;
  readonly messages: MessageData<ProductMessages>;
  readonly returns: Returns;
  /** Present for a gift card. */
  readonly giftMessages?: MessageData<GiftCardsMessages>;
  readonly payments: ProductPaymentsData;
  /** Size and fit from a mailed link. */
  readonly requested?: Choice;
  /** Error text of a form without JavaScript. */
  readonly rejection?: string;
}

/** The product with its pictures, options and texts. */
export const buyBox = createSection({
  name: 'buy box',
  uses: { details, productView },
  messages: { product: productMessages, cart: cartMessages, methods: paymentMethodMessages },
  calls: [
    addItem,
    applyCoupon,
    createCart,
    createCartWithItem,
    getAvailability,
    getCart,
    getDeliveryPromise,
    getInventory,
    reserveWithItem,
    searchStores,
  ],
  show({ used, messages: { product: messages, ...payments }, errorMessages, visitor }, { context }) {
    const { site, url } = context;
    const { breadcrumbs, details: texts, masterId, maxQty } = used.details;
    const catalog = getMessages(catalogMessages, site.locale);
    const getHostPart = (name: string, element: ReactElement): ComposedCanvas =>
      compose(name, [{ hostPart: name, element }], visitor, context);
    const crumbs = createElement(Breadcrumbs, { label: catalog.breadcrumbs, crumbs: breadcrumbs, locale: site.locale });
    const { locale, languageTag, currency } = site;
    const sections = createElement(ProductSections, {
      title: catalog.details,
      sections: texts,
      styleNumber: catalog.styleNumber({ id: masterId }),
      facts: getProductFacts(used.details, bindMessages(messages, languageTag), languageTag),
    });
    const [code, size, fit] = ['refused', 'size', 'fit'].map((name) => url.searchParams.get(name) ?? undefined);
    const data: BuyBoxData = {
      view: packProductView(used.productView.view),
      shopLocale: { locale, languageTag, currency },
      messages,
      returns: context.services.settings.of(site).returns,
      ...(used.details.isGiftCard && { giftMessages: giftCardsMessages[getMessageLocale(locale)] }),
      payments: getProductPayments(context.services.settings.of(site).payments, payments),
      ...(size || fit ? { requested: { ...(size ? { size } : {}), ...(fit ? { fit } : {}) } } : {}),
      ...(code === undefined
        ? {}
        : {
            rejection:
              getGiftErrorText(code, used.details, site) ??
              getErrorText(code, { messages, errorMessages, languageTag, maxAllowedQty: maxQty }),
          }),
    };
    return { data: pack(data), canvases: { crumbs: getHostPart('crumbs', crumbs), details: getHostPart('sections', sections) } };
  },
});

/** The error text of a gift card field. */
function getGiftErrorText(
  code: string,
  { isGiftCard, customAmount }: ProductDetails,
  { locale, languageTag, currency }: Site,
): string | undefined {
  if (!isGiftCard) return undefined;
  const messages = getMessages(giftCardsMessages, locale);
  const texts: Readonly<Record<GiftFault | 'PRC400', string>> = {
    PRC400: messages.amountMissing,
    amount: customAmount
      ? messages.amountWrong({
          min: formatMoney(customAmount.min, currency, languageTag),
          max: formatMoney(customAmount.max, currency, languageTag),
        })
      : messages.amountMissing,
    to: messages.toMissing,
    email: messages.emailWrong,
    message: messages.messageTooLong({ over: 1 }),
  };
  return Object.hasOwn(texts, code) ? texts[code as keyof typeof texts] : undefined;
}

interface RejectionTexts {
  readonly messages: MessageData<ProductMessages>;
  readonly errorMessages: ErrorMessageData;
  readonly languageTag: string;
  readonly maxAllowedQty: number | undefined;
}

/** The error text for the code in the address. */
function getErrorText(code: string, { messages, errorMessages, languageTag, maxAllowedQty }: RejectionTexts): string {
  const { chooseSize, chooseFit, addFailed } = bindMessages(messages, languageTag);
  if (code === 'size') return chooseSize;
  if (code === 'fit') return chooseFit;
  return getErrorMessage(errorMessages, code, languageTag, { maxAllowedQty }) ?? addFailed;
}
