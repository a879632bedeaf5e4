import type { OrderActionsModel } from '#commerce/orders/history/order-model.ts';
import type { DocumentType } from '#generated/openapi/shared.ts';
import { getDocumentPath, getOrderPath } from '../../site/order-paths.ts';
import type { OrderSectionDefinition } from '../form-definition.ts';
import { createBuyAgainForm } from './buy-again.ts';
import type { OrderContext } from './order-context.ts';
import { formatDay } from './order-days.ts';
import { getDeliveryMode, getOrderState } from './order-state.ts';

type ActionLink = OrderActionsModel['links'][number];

/** The order's state with links to all available actions. */
export function createActionsSection(context: OrderContext): OrderSectionDefinition {
  const { order, texts, place, request } = context;
  const { allowed } = order;
  const to = (page: 'cancel' | 'return' | 'address', label: string): ActionLink => ({
    href: getOrderPath(request.site, place, page),
    label,
  });
  const isDelayed = order.shipments.some(({ parcels = [] }) =>
    parcels.some((parcel) => parcel.isDelayed && parcel.deliveredAt === undefined),
  );
  const links: readonly ActionLink[] = [
    ...(allowed?.return ? [to('return', texts.returnItems)] : []),
    ...(allowed?.cancel ? [to('cancel', texts.cancelItems)] : []),
    ...(allowed?.changeAddress ? [to('address', texts.changeAddress)] : []),
    ...(allowed?.documents ?? []).flatMap((type) => createDocumentLinks(type, context)),
  ];
  return {
    kind: 'order',
    title: texts.actions,
    isTitleHidden: true,
    content: {
      name: 'actions',
      state: getOrderState(order, texts, getDeliveryMode(order)),
      ...(isDelayed ? { lead: texts.delayed } : {}),
      links,
      ...(allowed?.return && allowed.returnUntil !== undefined
        ? { note: texts.returnUntil({ day: formatDay(allowed.returnUntil, request.site) }) }
        : {}),
    },
    forms: [
      createBuyAgainForm(context, {
        id: 'buy-again',
        items: () => Promise.resolve(order.items),
        next: (query) => getOrderPath(request.site, place, '', query),
      }),
    ],
  };
}

/** Credit notes and return labels are shown with their refund and return. */
function createDocumentLinks(type: DocumentType, { texts, place, request: { site } }: OrderContext): readonly ActionLink[] {
  if (type === 'INVOICE') return [{ href: getDocumentPath(site, place, 'invoice'), label: texts.invoice, isDownload: true }];
  if (type === 'PICKUP_SLIP') return [{ href: getDocumentPath(site, place, 'pickup-slip'), label: texts.pickupSlip, isDownload: true }];
  return [];
}
