import { mailFrameMessages } from '#generated/messages/mail-frame/all.ts';
import { getLanguageTag } from '#messages/runtime/language-tag.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { getSiteOfLocale, type LinkOrigin } from '../sites/shop-site.ts';
import { renderMailHtml } from './frame/mail-html.ts';
import type { MailLooks } from './frame/mail-look.ts';
import type { Mail } from './mail.ts';
import { renderMailText, type ReadCardCodes } from './mail-part.ts';
import type { QueuedMail } from './queue-mail.ts';

/** The stored part of a mail that is rendered. */
export type StoredMail = Pick<QueuedMail, 'id' | 'recipient' | 'locale' | 'payload'>;

export type RenderMail = (mail: StoredMail) => Mail;

export interface RenderMailOptions {
  readonly looks: MailLooks;
  /** Returns the origin of links. */
  readonly linkOrigin: LinkOrigin;
  /** Absent on a server without a gift card secret. */
  readonly cardCodes?: ReadCardCodes | undefined;
}

/** Renders mails when they are sent or viewed, so that the outbox stores only their content. */
export function createRenderMail({ looks, linkOrigin, cardCodes }: RenderMailOptions): RenderMail {
  return ({ id, recipient, locale, payload: { brand, subject, unsubscribe, parts } }) => {
    const site = getSiteOfLocale(brand, locale);
    const frame = {
      languageTag: getLanguageTag(locale),
      brandName: site.brandName,
      homeHref: `${linkOrigin(site)}/${locale}`,
      look: looks(brand),
      messages: getMessages(mailFrameMessages, locale),
      cardCodes,
    };
    const mail = {
      id,
      brand,
      recipient,
      locale,
      subject,
      text: renderMailText(parts, cardCodes),
      html: renderMailHtml({ subject, parts }, frame),
    };
    return unsubscribe === undefined ? mail : { ...mail, unsubscribe };
  };
}
