import { favoritesMailMessages } from '#generated/messages/favorites-mail/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { createParagraph } from '../../mail/mail-part.ts';
import type { QueuedMail } from '../../mail/queue-mail.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import { getListName } from '../list-name.ts';

export interface SharedList {
  readonly shop: ShopContext;
  /** Empty for the first list. */
  readonly name: string;
  readonly token: string;
  /** First name of the account; null for a guest. */
  readonly sender: string | null;
  readonly message: string;
  /** Origin of the shop's pages, without a trailing slash. */
  readonly origin: string;
}

/** The mail with the link of a list. */
export function createFavoritesMail({ shop, name, token, sender, message, origin }: SharedList, id: string, recipient: string): QueuedMail {
  const { brand, brandName } = shop.site;
  const messages = getMessages(favoritesMailMessages, shop.locale);
  const list = getListName(name, shop);
  const lead = sender === null ? messages.leadOfGuest({ list, brand: brandName }) : messages.lead({ name: sender, list, brand: brandName });
  return {
    id,
    dedupeKey: `favorites:${id}`,
    template: 'favorites',
    recipient,
    locale: shop.locale,
    payload: {
      brand,
      subject: sender === null ? messages.subjectOfGuest({ brand: brandName }) : messages.subject({ name: sender, brand: brandName }),
      parts: [
        createParagraph(messages.greeting),
        createParagraph(lead),
        ...(message === '' ? [] : [createParagraph(messages.message({ message }))]),
        { kind: 'link', label: messages.link, href: `${origin}/${shop.locale}/favorites/shared/${token}` },
        createParagraph(messages.why),
        createParagraph(messages.signature({ brand: brandName })),
      ],
    },
  };
}
