import { accountMailMessages } from '#generated/messages/account-mail/all.ts';
import type { AccountMailMessages } from '#generated/messages/account-mail/messages.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { createParagraph, type MailSection } from '../../mail/mail-part.ts';
import type { QueuedMail } from '../../mail/queue-mail.ts';
import { createAccountMail, type AccountMail } from '../passwords/account-mails.ts';

interface Written {
  readonly subject: string;
  readonly text: string;
  /** Labels the link. */
  readonly label: string;
  /** For a reader who did not cause the mail. */
  readonly notYou?: string;
}

function createLinkMail(template: string, mail: AccountMail, href: string, write: (messages: AccountMailMessages) => Written): QueuedMail {
  const messages = getMessages(accountMailMessages, mail.shop.locale);
  const { subject, text, label, notYou } = write(messages);
  const parts: readonly MailSection[] = [
    createParagraph(messages.greeting),
    createParagraph(text),
    ...(notYou === undefined ? [] : [createParagraph(notYou)]),
    { kind: 'link', label, href },
    createParagraph(messages.signature({ brand: mail.shop.site.brandName })),
  ];
  return createAccountMail(template, mail, subject, parts);
}

/** Welcomes a new customer and asks them to confirm the address. */
export const createWelcomeMail = (mail: AccountMail, link: string): QueuedMail => {
  const brand = mail.shop.site.brandName;
  return createLinkMail('welcome', mail, link, (messages) => ({
    subject: messages.welcomeSubject({ brand }),
    text: `${messages.welcome({ brand })} ${messages.welcomeConfirm}`,
    label: messages.confirmEmailLink,
  }));
};

/** The link of the welcome mail again. */
export const createConfirmationMail = (mail: AccountMail, link: string): QueuedMail => {
  const brand = mail.shop.site.brandName;
  return createLinkMail('email-confirmation', mail, link, (messages) => ({
    subject: messages.confirmEmailSubject({ brand }),
    text: messages.confirmEmail({ brand }),
    label: messages.confirmEmailLink,
  }));
};

/** Asks the owner of a new address to confirm it. */
export const createChangeMail = (mail: AccountMail, link: string): QueuedMail => {
  const brand = mail.shop.site.brandName;
  return createLinkMail('email-change', mail, link, (messages) => ({
    subject: messages.newEmailSubject({ brand }),
    text: `${messages.newEmail({ brand, email: mail.recipient })} ${messages.newEmailNotYou}`,
    label: messages.confirmEmailLink,
  }));
};

/** Mailed in place of the link if the address has another account, so that the request reveals nothing. */
export const createTakenMail = (mail: AccountMail, signInUrl: string): QueuedMail => {
  const brand = mail.shop.site.brandName;
  return createLinkMail('email-taken', mail, signInUrl, (messages) => ({
    subject: messages.emailTakenSubject({ brand }),
    text: messages.emailTaken({ brand }),
    label: messages.emailTakenLink,
  }));
};

export interface EmailChange {
  readonly email: string;
  /** True if the change has taken effect. */
  readonly isDone: boolean;
}

/** Notifies the present or previous address of a change. Its link undoes it. */
export const createChangeNoticeMail = (mail: AccountMail, link: string, { email, isDone }: EmailChange): QueuedMail => {
  const brand = mail.shop.site.brandName;
  return createLinkMail(isDone ? 'email-changed' : 'email-changing', mail, link, (messages) => ({
    subject: isDone ? messages.emailChangedSubject({ brand }) : messages.emailChangingSubject({ brand }),
    text: isDone ? messages.emailChanged({ brand, email }) : messages.emailChanging({ brand, email }),
    notYou: messages.emailNotYou,
    label: messages.keepEmailLink,
  }));
};
