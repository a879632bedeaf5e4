import type { Country } from '#generated/openapi/utilities.ts';
import type { AccountContent } from '../define-account-screen.ts';
import { countriesOf } from '../site-country.ts';
import { actionsSection } from './actions-section.ts';
import { billSection } from './bill-section.ts';
import { claimSections } from './claim-section.ts';
import { giftCardSections } from './gift-card-forms.ts';
import type { OrderContext } from './order-context.ts';
import { formatDateOf } from './order-days.ts';
import { headlineOf } from './order-headline.ts';
import { orderNotices } from './order-notices.ts';
import { refundSections } from './refund-sections.ts';
import { shipmentSections } from './shipment-sections.ts';
import { timelineSection } from './timeline-section.ts';

/** The order page: progress first, then actions, parcels and payments. */
export async function orderPage(context: OrderContext): Promise<AccountContent> {
  const { order, texts, request } = context;
  const { site, services } = request;
  const countries = await namedCountries(context);
  const timeline = timelineSection(context);
  return {
    title: headlineOf(order, { messages: texts, site, now: services.now() }),
    lead: texts.orderLead({ number: order.orderNumber, date: formatDateOf(order.placedAt, site) }),
    isBroad: true,
    notices: orderNotices(context),
    sections: [
      actionsSection(context),
      ...shipmentSections(context, countries),
      ...(timeline ? [timeline] : []),
      ...refundSections(context),
      billSection(context, countries),
      ...giftCardSections(context),
      ...claimSections(context),
    ],
  };
}

/** Country names for addresses; codes are shown if they fail to load. */
async function namedCountries(context: OrderContext): Promise<readonly Country[]> {
  try {
    return (await countriesOf(context)).countries;
  } catch (error) {
    context.request.services.log.warn('[cairn] [orders] addresses stand without names of countries', { reason: String(error) });
    return [];
  }
}
