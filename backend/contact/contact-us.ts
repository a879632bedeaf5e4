import { CallError } from '../router/call-error.ts';
import type { Handler } from '../router/handler.ts';
import { getShopContext } from '../sites/shop-site.ts';
import { processAttachments } from './attachments/process-attachments.ts';
import { findCase, openCase } from './cases/open-case.ts';
import type { ContactPorts } from './contact-ports.ts';
import { findSubject } from './subjects/contact-subjects.ts';

/** Opens a case with a message to customer service. */
export function createContactUs(ports: ContactPorts): Handler<'contactUs'> {
  return {
    async handle({ headers, body, context, signal }) {
      const shop = getShopContext(context);
      const { customer } = context;
      const idempotencyKey = headers['idempotency-key'];
      // A challenge token is valid once, so a repeated request gets its response before the bot check.
      const opened = await findCase(ports, { shop, customer, idempotencyKey });
      if (opened) return opened;
      const { attachments = [], captchaResponse, email, ...message } = body;
      if (!findSubject(message, shop.locale))
        throw new CallError(400, 'API400', [
          { message: 'body/subject: is no subject of the category', additionalInfo: { field: 'subject' } },
        ]);
      await ports.botChecks.assertHuman({ action: 'contact', response: captchaResponse, context });
      return openCase(ports, {
        content: { kind: 'contact', ...message },
        email: email.toLowerCase(),
        attachments: await processAttachments(attachments, ports.cleanPictures, { client: context.address ?? '', signal }),
        shop,
        customer,
        idempotencyKey,
      });
    },
  };
}
