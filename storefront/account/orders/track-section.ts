import { ordersMessages } from '#generated/messages/orders/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { getTrackPath } from '../../site/order-paths.ts';
import type { Site } from '../../site/site.ts';
import type { SectionDefinition } from '../form-definition.ts';

/** A link to the order lookup. */
export function createTrackSection(site: Site): SectionDefinition {
  const { orderedAsGuest, trackTitle } = getMessages(ordersMessages, site.locale);
  return { kind: 'facts', title: orderedAsGuest, facts: [], link: { href: getTrackPath(site), label: trackTitle } };
}
