import { accountMailMessages } from '#generated/messages/account-mail/all.ts';
import { messagesIn } from '#messages/runtime/messages-in.ts';
import type { QueuedMail } from '../mail/queue-mail.ts';
import type { ShopContext } from '../sites/shop-site.ts';

export interface AccountMail {
  readonly id: string;
  readonly shop: ShopContext;
  readonly recipient: string;
  /** What it tells of; the same is told once. */
  readonly fact: string;
}

export const resetTemplate = 'password-reset';

function mailOf(template: string, { id, shop, recipient, fact }: AccountMail, subject: string, paragraphs: readonly string[]): QueuedMail {
  const { brand } = shop.site;
  const payload = { brand, subject, text: paragraphs.join('\n\n') };
  return { id, dedupeKey: `${template}:${fact}`, template, recipient, locale: shop.locale, payload };
}

/** With the link by which a new password is chosen. */
export function resetMail(mail: AccountMail, link: string): QueuedMail {
  const messages = messagesIn(accountMailMessages, mail.shop.locale);
  const brand = mail.shop.site.brandName;
  return mailOf(resetTemplate, mail, messages.resetSubject({ brand }), [
    messages.greeting,
    messages.reset({ brand }),
    link,
    messages.resetNotYou,
    messages.signature({ brand }),
  ]);
}

/** To whom the account belongs, who may not be the one who changed its password. */
export function passwordChangedMail(mail: AccountMail): QueuedMail {
  const messages = messagesIn(accountMailMessages, mail.shop.locale);
  const brand = mail.shop.site.brandName;
  return mailOf('password-changed', mail, messages.changedSubject({ brand }), [
    messages.greeting,
    messages.changed({ brand }),
    messages.changedNotYou,
    messages.signature({ brand }),
  ]);
}
