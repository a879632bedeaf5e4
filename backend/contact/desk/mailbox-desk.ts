import { caseMailMessages } from '#generated/messages/case-mail/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { createParagraph } from '../../mail/mail-part.ts';
import { queueMail, type QueuedMail } from '../../mail/queue-mail.ts';
import { createShopContext, getShopContext } from '../../sites/shop-site.ts';
import { createCaseRows, getText, getTitle } from '../cases/case-content.ts';
import type { CaseMailTemplate } from '../cases/case-mail-templates.ts';
import type { ContactPorts } from '../contact-ports.ts';
import type { CaseDesk, DeskCase } from './case-desk.ts';

/** The help desk of a shop without one: mails each case to the address of customer service, if the settings contain one. */
export function createMailboxDesk({ db, jobs, clock, ids, contactRules }: Omit<ContactPorts, 'caseDesk'>): CaseDesk {
  return {
    async acceptCase(deskCase) {
      const { site } = getShopContext({ siteId: deskCase.siteId });
      const { mailbox } = contactRules(site);
      if (mailbox === '') return;
      const mail = createDeskMail(deskCase, mailbox, ids.uuid());
      await db.transaction().execute((transaction) => queueMail(transaction, jobs, mail, clock.now()));
    },
  };
}

/** In the site's first language, for the staff. */
function createDeskMail({ number, siteId, locale, email, content, attachments }: DeskCase, mailbox: string, id: string): QueuedMail {
  const { site } = getShopContext({ siteId });
  const shop = createShopContext(site, site.languages[0]);
  const messages = getMessages(caseMailMessages, shop.locale);
  const fileNames = attachments.map(({ fileName, sha256 }) => `${fileName} (${sha256.slice(0, 12)})`);
  const template: CaseMailTemplate = 'case-for-desk';
  return {
    id,
    dedupeKey: `${template}:${number}`,
    template,
    recipient: mailbox,
    locale: shop.locale,
    payload: {
      brand: site.brand,
      subject: messages.deskSubject({ number, subject: getTitle(content, shop.locale, messages) }),
      parts: [
        {
          kind: 'rows',
          title: number,
          rows: [
            { label: messages.sender, value: `${content.firstName} ${content.lastName}` },
            { label: messages.email, value: email },
            { label: messages.language, value: locale },
            ...createCaseRows(content, fileNames, shop.locale, messages),
          ],
        },
        { kind: 'lines', title: messages.message, lines: getText(content).split('\n') },
        createParagraph(messages.signature({ brand: site.brandName })),
      ],
    },
  };
}
