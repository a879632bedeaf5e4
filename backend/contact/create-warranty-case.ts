import { parseAddress } from '../addresses/parse-address.ts';
import { CallError } from '../router/call-error.ts';
import type { Handler } from '../router/handler.ts';
import { getShopContext, type ShopContext } from '../sites/shop-site.ts';
import { processAttachments } from './attachments/process-attachments.ts';
import { findCase, openCase } from './cases/open-case.ts';
import type { ContactPorts } from './contact-ports.ts';
import { readProductName } from './read-product-name.ts';

/** Opens a warranty case for a product of the brand, regardless of the seller. */
export function createCreateWarrantyCase(ports: ContactPorts): Handler<'createWarrantyCase'> {
  return {
    async handle({ headers, body, context, signal }) {
      const shop = getShopContext(context);
      const { customer } = context;
      const idempotencyKey = headers['idempotency-key'];
      const opened = await findCase(ports, { shop, customer, idempotencyKey });
      if (opened) return opened;
      const { attachments = [], captchaResponse, email, address, ...request } = body;
      assertInWarranty(request.purchasedOn, ports, shop);
      if (address) parseAddress(address, 'S', ports.ids.uuid());
      const productName = await readProductName(ports.db, request.productId, shop);
      await ports.botChecks.assertHuman({ action: 'contact', response: captchaResponse, context });
      return openCase(ports, {
        content: { kind: 'warranty', productName, ...request, ...(address && { address }) },
        email: email.toLowerCase(),
        attachments: await processAttachments(attachments, ports.cleanPictures, { client: context.address ?? '', signal }),
        shop,
        customer,
        idempotencyKey,
      });
    },
  };
}

/** @throws CallError 400 for a day after today at the site, or before the warranty period. */
function assertInWarranty(purchasedOn: string, { clock, contactRules }: ContactPorts, { site }: ShopContext): void {
  const today = Temporal.Instant.fromEpochMilliseconds(clock.now().getTime()).toZonedDateTimeISO(site.timeZone).toPlainDate();
  const { warrantyMonths } = contactRules(site);
  const day = Temporal.PlainDate.from(purchasedOn);
  const isFuture = Temporal.PlainDate.compare(day, today) > 0;
  if (!isFuture && Temporal.PlainDate.compare(day.add({ months: warrantyMonths }), today) >= 0) return;
  const message = isFuture
    ? 'body/purchasedOn: must not be in the future'
    : `body/purchasedOn: must not be more than ${warrantyMonths} months ago`;
  throw new CallError(400, 'API400', [{ message, additionalInfo: { field: 'purchasedOn' } }]);
}
