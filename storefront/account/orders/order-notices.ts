import type { NoticeModel } from '#commerce/account/form-model.ts';
import { formatBuyAgainResult } from './buy-again.ts';
import type { OrderContext } from './order-context.ts';
import { formatDay } from './order-days.ts';

/** Notices for the results in the address: a recent change, or a missing document. */
export function getOrderNotices(context: OrderContext): readonly NoticeModel[] {
  const { order, texts, request } = context;
  const query = request.url.searchParams;
  const createSuccessNotice = (text: string): NoticeModel => ({ kind: 'success', text, takesFocus: true });
  const sendBy = order.returns?.[0]?.sendBy;
  const done: Readonly<Record<string, () => NoticeModel>> = {
    cancelled: () => createSuccessNotice(texts.cancelDone),
    returned: () =>
      createSuccessNotice(sendBy === undefined ? texts.returnRequested : texts.returnDone({ day: formatDay(sendBy, request.site) })),
    address: () => createSuccessNotice(texts.addressDone),
    mailed: () => createSuccessNotice(texts.mailedDone),
    claimed: () => createSuccessNotice(texts.claimDone),
    again: () => ({
      kind: query.has('missing') ? 'warning' : 'success',
      text: formatBuyAgainResult(query, texts, order.items),
      link: { href: `/${request.site.locale}/cart`, label: texts.toCart },
      takesFocus: true,
    }),
  };
  const name = query.get('done') ?? '';
  return [
    ...(Object.hasOwn(done, name) && done[name] ? [done[name]()] : []),
    ...(query.get('why') === 'document' ? [{ kind: 'warning', text: texts.noDocument, takesFocus: true } as const] : []),
  ];
}
