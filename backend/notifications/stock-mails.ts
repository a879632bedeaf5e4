import { stockMailMessages } from '#generated/messages/stock-mail/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import type { Sellable } from '../catalog/sellable.ts';
import { createParagraph } from '../mail/mail-part.ts';
import type { QueuedMail } from '../mail/queue-mail.ts';
import type { ShopContext } from '../sites/shop-site.ts';

export interface StockMailRequest {
  /** Id of the mail. */
  readonly id: string;
  /** Deduplication key: each fact is mailed once. */
  readonly fact: string;
  readonly shop: ShopContext;
  readonly email: string;
  readonly stopToken: string;
  readonly item: Sellable;
  /** Origin of the shop's pages, without a trailing slash. */
  readonly origin: string;
}

/** The product with the chosen color, size and fit, e.g. "Ridgeline Shell (Spruce, L)". */
function getProductName({ name, colorLabel, sizeLabel, fitLabel }: Sellable): string {
  const options = [colorLabel, sizeLabel, fitLabel].filter((label) => label !== null).join(', ');
  return options === '' ? name : `${name} (${options})`;
}

/** Mail with the link that confirms a request. */
export function createConfirmationMail(request: StockMailRequest, token: string): QueuedMail {
  const { shop, email, item, origin } = request;
  const messages = getMessages(stockMailMessages, shop.locale);
  const href = `${origin}/${shop.locale}/account/confirm-notification?token=${encodeURIComponent(token)}`;
  return createMail(request, 'stock-notification-confirmation', messages.confirmSubject({ name: item.name }), [
    createParagraph(messages.confirm({ product: getProductName(item), recipient: email })),
    { kind: 'link', label: messages.confirmLink, href },
    createParagraph(messages.notYou),
  ]);
}

/** Mail that a variant is back in stock, with a link to it. */
export function createBackInStockMail(request: StockMailRequest): QueuedMail {
  const { shop, item, origin } = request;
  const messages = getMessages(stockMailMessages, shop.locale);
  const choice = new URLSearchParams({ ...(item.size && { size: item.size }), ...(item.fit && { fit: item.fit }) });
  const query = choice.size > 0 ? `?${choice}` : '';
  const href = `${origin}/${shop.locale}${item.pdpUrl}${item.colorCode}${query}`;
  return createMail(request, 'back-in-stock', messages.backSubject({ name: item.name }), [
    createParagraph(messages.back({ product: getProductName(item) })),
    { kind: 'link', label: messages.backLink({ name: item.name }), href },
    createParagraph(messages.notReserved),
  ]);
}

function createMail(
  { id, fact, shop, email, stopToken, origin }: StockMailRequest,
  template: string,
  subject: string,
  parts: QueuedMail['payload']['parts'],
): QueuedMail {
  const { brand, brandName } = shop.site;
  const messages = getMessages(stockMailMessages, shop.locale);
  const unsubscribe = `${origin}/${shop.locale}/stop-notifications?token=${encodeURIComponent(stopToken)}`;
  return {
    id,
    dedupeKey: `${template}:${fact}`,
    template,
    recipient: email,
    locale: shop.locale,
    payload: {
      brand,
      subject,
      unsubscribe,
      parts: [
        createParagraph(messages.greeting),
        ...parts,
        createParagraph(messages.signature({ brand: brandName })),
        { kind: 'aside', text: messages.stopLead, label: messages.stopLink, href: unsubscribe },
      ],
    },
  };
}
