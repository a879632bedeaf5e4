import { patchOrder } from '#generated/calls/patch-order.ts';
import type { Shipment } from '#generated/openapi/shared.ts';
import { getOrderPath } from '../../site/order-paths.ts';
import { createAddressForm } from '../address-form.ts';
import type { AccountContent } from '../define-account-screen.ts';
import type { FormDefinition } from '../form-definition.ts';
import { loadCountries } from '../site-country.ts';
import type { OrderContext } from './order-context.ts';

/** Forms for the address of each shipment that is not packed yet. */
export async function createAddressPage(context: OrderContext): Promise<AccountContent> {
  const { order, texts, place, request } = context;
  const back = { href: getOrderPath(request.site, place), label: texts.backToOrder };
  const open = order.allowed?.changeAddress ? order.shipments.filter((shipment) => shipment.address && !shipment.parcels?.length) : [];
  if (open.length === 0)
    return { title: texts.addressTitle, notices: [{ kind: 'info', text: texts.cannotChange, link: back }], sections: [] };
  const forms = await Promise.all(open.map((shipment) => createChangeForm(shipment, context)));
  return {
    title: texts.addressTitle,
    lead: texts.addressLead,
    sections: forms.map((form) => ({ kind: 'form', form: { ...form, links: [back] } })),
  };
}

async function createChangeForm({ shippingId, address }: Shipment, context: OrderContext): Promise<FormDefinition> {
  const { order, texts, place, proof, request, session } = context;
  const { countries, country } = await loadCountries(context);
  const { read, ...form } = createAddressForm(context, { purpose: 'S', countries, country, address, isOrderAddress: true });
  return {
    ...form,
    id: `address-${shippingId}`,
    submit: texts.saveAddress,
    errorTexts: { ORD409: texts.otherRegion },
    async send(values) {
      const { main: _main, ...input } = read(values);
      await patchOrder(session.calls, { orderNumber: order.orderNumber, body: { ...proof, shippingId, address: input } });
      return getOrderPath(request.site, place, '', { done: 'address' });
    },
  };
}
