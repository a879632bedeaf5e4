import { newsletterMailMessages } from '#generated/messages/newsletter-mail/all.ts';
import { messagesIn } from '#messages/runtime/messages-in.ts';
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
  /** By which the recipient agrees. */
  readonly link: string;
}

/** Subject and plain text, in the language of the page that the consumer signed up on. */
function writeConfirmation({ site, channel, recipient, locale, link }: Confirmation): { readonly subject: string; readonly text: string } {
  const messages = messagesIn(newsletterMailMessages, locale);
  const brand = site.brandName;
  const subject = messages.subject({ brand });
  if (channel === 'sms') return { subject, text: messages.textMessage({ brand, link }) };
  const paragraphs = [`${messages.greeting}\n${messages.confirm({ recipient })}`, link, messages.notYou, messages.signature({ brand })];
  return { subject, text: paragraphs.join('\n\n') };
}

/** What asks the recipient of a subscription to confirm it; once for one opt-in. */
export function confirmationOf(confirmation: Confirmation): QueuedMail {
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
