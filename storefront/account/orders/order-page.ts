import type { Country } from '#generated/openapi/utilities.ts';
import type { AccountContent } from '../define-account-screen.ts';
import { loadCountries } from '../site-country.ts';
import { createActionsSection } from './actions-section.ts';
import { createBillSection } from './bill-section.ts';
import { createClaimSections } from './claim-section.ts';
import { createGiftCardSections } from './gift-card-forms.ts';
import type { OrderContext } from './order-context.ts';
import { formatDateAt } from './order-days.ts';
import { getHeadline } from './order-headline.ts';
import { getOrderNotices } from './order-notices.ts';
import { createRefundSections } from './refund-sections.ts';
import { createShipmentSections } from './shipment-sections.ts';
import { createTimelineSection } from './timeline-section.ts';

/** The order page: progress first, then actions, parcels and payments. */
export async function createOrderPage(context: OrderContext): Promise<AccountContent> {
  const { order, texts, request } = context;
  const { site, services } = request;
  const countries = await loadCountryNames(context);
  const timeline = createTimelineSection(context);
  return {
    title: getHeadline(order, { messages: texts, site, now: services.now() }),
    lead: texts.orderLead({ number: order.orderNumber, date: formatDateAt(order.placedAt, site) }),
    isBroad: true,
    notices: getOrderNotices(context),
    sections: [
      createActionsSection(context),
      ...createShipmentSections(context, countries),
      ...(timeline ? [timeline] : []),
      ...createRefundSections(context),
      createBillSection(context, countries),
      ...createGiftCardSections(context),
      ...createClaimSections(context),
    ],
  };
}

/** Country names for addresses; codes are shown if they fail to load. */
async function loadCountryNames(context: OrderContext): Promise<readonly Country[]> {
  try {
    return (await loadCountries(context)).countries;
  } catch (error) {
    context.request.services.log.warn('[cairn] [orders] country names failed to load for addresses', { reason: String(error) });
    return [];
  }
}
