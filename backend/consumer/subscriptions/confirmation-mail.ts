import { newsletterMailMessages } from '#generated/messages/newsletter-mail/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { createParagraph, type MailSection } from '../../mail/mail-part.ts';
import type { QueuedMail } from '../../mail/queue-mail.ts';
import type { ShopSite } from '../../sites/shop-site.ts';

export interface Confirmation {
  readonly id: string;
  readonly consumerId: string;
  readonly site: ShopSite;
  readonly channel: 'email' | 'sms';
  readonly recipient: string;
  readonly subscriptionType: string;
  readonly locale: string;
  readonly optinDate: Date;
  /** Link for the recipient to confirm. */
  readonly link: string;
}

interface Written {
  readonly subject: string;
  readonly parts: readonly MailSection[];
}

/** Written in the language of the page that the consumer signed up on. */
function writeConfirmation({ site, channel, recipient, locale, link }: Confirmation): Written {
  const messages = getMessages(newsletterMailMessages, locale);
  const brand = site.brandName;
  const subject = messages.subject({ brand });
  if (channel === 'sms') return { subject, parts: [createParagraph(messages.textMessage({ brand, link }))] };
  return {
    subject,
    parts: [
      createParagraph(messages.greeting),
      createParagraph(messages.confirm({ recipient })),
      { kind: 'link', label: messages.confirmLink, href: link },
      createParagraph(messages.notYou),
      createParagraph(messages.signature({ brand })),
    ],
  };
}

/** The message that asks the recipient to confirm a subscription; sent once per opt-in. */
export function createConfirmationMail(confirmation: Confirmation): QueuedMail {
  const { id, consumerId, site, channel, subscriptionType, recipient, optinDate, locale } = confirmation;
  const template = 'subscription-confirmation';
  return {
    id,
    dedupeKey: [template, consumerId, subscriptionType, recipient, optinDate.toISOString()].join(':'),
    template,
    channel,
    recipient,
    locale,
    payload: { brand: site.brand, consumerId, subscriptionType, ...writeConfirmation(confirmation) },
  };
}
