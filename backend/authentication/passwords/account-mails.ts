import { accountMailMessages } from '#generated/messages/account-mail/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { createParagraph, type MailSection } from '../../mail/mail-part.ts';
import type { QueuedMail } from '../../mail/queue-mail.ts';
import type { ShopContext } from '../../sites/shop-site.ts';

export interface AccountMail {
  readonly id: string;
  readonly shop: ShopContext;
  readonly recipient: string;
  /** Identifies the event; each event is mailed once. */
  readonly fact: string;
}

export const resetTemplate = 'password-reset';

/** A mail about an account, once per event. */
export function createAccountMail(
  template: string,
  { id, shop, recipient, fact }: AccountMail,
  subject: string,
  parts: readonly MailSection[],
): QueuedMail {
  const { brand } = shop.site;
  return { id, dedupeKey: `${template}:${fact}`, template, recipient, locale: shop.locale, payload: { brand, subject, parts } };
}

/** The mail with the link to choose a new password. */
export function createResetMail(mail: AccountMail, link: string): QueuedMail {
  const messages = getMessages(accountMailMessages, mail.shop.locale);
  const brand = mail.shop.site.brandName;
  return createAccountMail(resetTemplate, mail, messages.resetSubject({ brand }), [
    createParagraph(messages.greeting),
    createParagraph(messages.reset({ brand })),
    { kind: 'link', label: messages.resetLink, href: link },
    createParagraph(messages.resetNotYou),
    createParagraph(messages.signature({ brand })),
  ]);
}

/**
 * Notifies the account owner, who may not be the person who changed the password.
 * @param lostPasskeys True when the change removed passkeys.
 */
export function createPasswordChangedMail(mail: AccountMail, lostPasskeys: boolean): QueuedMail {
  const messages = getMessages(accountMailMessages, mail.shop.locale);
  const brand = mail.shop.site.brandName;
  const paragraphs = [
    messages.greeting,
    messages.changed({ brand }),
    ...(lostPasskeys ? [messages.passkeysLost] : []),
    messages.changedNotYou,
    messages.signature({ brand }),
  ];
  return createAccountMail('password-changed', mail, messages.changedSubject({ brand }), paragraphs.map(createParagraph));
}

/** Data of a mail about a passkey, sent because an attacker may have added or removed it. */
function createPasskeyMail(template: 'passkey-added' | 'passkey-removed', mail: AccountMail, name: string): QueuedMail {
  const messages = getMessages(accountMailMessages, mail.shop.locale);
  const brand = mail.shop.site.brandName;
  const [subject, changeText] =
    template === 'passkey-added'
      ? [messages.passkeyAddedSubject({ brand }), messages.passkeyAdded({ brand, name })]
      : [messages.passkeyRemovedSubject({ brand }), messages.passkeyRemoved({ brand, name })];
  const paragraphs = [messages.greeting, changeText, messages.passkeyNotYou, messages.signature({ brand })];
  return createAccountMail(template, mail, subject, paragraphs.map(createParagraph));
}

export const createPasskeyAddedMail = (mail: AccountMail, name: string): QueuedMail => createPasskeyMail('passkey-added', mail, name);
export const createPasskeyRemovedMail = (mail: AccountMail, name: string): QueuedMail => createPasskeyMail('passkey-removed', mail, name);
