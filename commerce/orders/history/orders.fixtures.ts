import type { FormModel } from '../../account/form-model.ts';
import type { OrderSectionModel } from './order-model.ts';

const number = 'TF-2611-000123';
const base = `/en-us/account/orders/${number}`;
const picture = '/media/tarnfell/image/upload/v1/products/jacket-kestrel/spruce/front';
const buyAgain = { id: 'buy-again', fields: [], submit: 'Buy again', looks: 'outline' } as const;
const jacket = {
  id: 'item-1',
  name: 'Ridgeline Shell',
  href: '/en-us/p/ridgeline-shell-TFR10ARA',
  src: picture,
  notes: ['Spruce, M', 'Quantity 1'],
  price: '$180.00',
};
const onItsWay = { icon: 'truck', text: 'On its way', tone: 'info' } as const;

/** A page of the order list. */
export const orderList: OrderSectionModel<FormModel> = {
  kind: 'order',
  title: 'Your orders',
  isTitleHidden: true,
  content: {
    name: 'list',
    filters: [
      {
        label: 'Show',
        links: [
          { href: '/en-us/account/orders', label: 'All', isCurrent: true },
          { href: '/en-us/account/orders?show=open', label: 'On the way', isCurrent: false },
        ],
      },
    ],
    orders: [
      {
        orderNumber: number,
        title: `Order ${number}`,
        href: base,
        state: onItsWay,
        expected: 'Expected Friday, November 27',
        placed: 'Ordered on November 21, 2026',
        pictures: [{ src: picture, name: 'Ridgeline Shell' }],
        summary: '2 × Ridgeline Shell and 1 more item',
        total: '$433.63',
        refunded: '$32.69 refunded',
        links: [{ href: base, label: 'Track' }],
        forms: [buyAgain],
      },
    ],
    more: { href: '/en-us/account/orders?after=abc', label: 'Show more' },
  },
};

/** Sections of an order with a parcel on its way, a return and a refund. */
export const orderSections: readonly OrderSectionModel<FormModel>[] = [
  {
    kind: 'order',
    title: 'What you can do',
    isTitleHidden: true,
    content: {
      name: 'actions',
      state: onItsWay,
      lead: 'This is taking longer than planned. We’re sorry.',
      links: [
        { href: `${base}/return`, label: 'Return items' },
        { href: `${base}/documents/invoice`, label: 'Invoice (PDF)', isDownload: true },
      ],
      note: 'You can return items until Thursday, December 24.',
    },
    forms: [buyAgain],
  },
  {
    kind: 'order',
    title: 'Home delivery',
    content: {
      name: 'shipment',
      facts: [{ label: 'Shipping address', lines: ['Robin Vale', '12 Pearl Street', 'Boulder, CO 80302'] }],
      groups: [
        {
          id: 'me-p-1',
          title: 'Parcel',
          state: onItsWay,
          notes: ['Expected Friday, November 27'],
          tracking: {
            label: 'Tracking number (Northway)',
            code: 'NW123456789',
            copy: 'Copy',
            copied: 'Copied',
            link: { href: 'https://carrier.example/NW123456789', label: 'Track with Northway' },
          },
          items: [jacket],
        },
        {
          id: 'me-cancelled',
          title: 'Canceled',
          notes: [],
          items: [{ ...jacket, id: 'item-2', name: 'Hearth Beanie', price: '$30.00' }],
        },
      ],
    },
  },
  {
    kind: 'order',
    title: 'Progress',
    content: {
      name: 'timeline',
      events: [
        { id: '0', at: '2026-11-21T08:30:00Z', date: 'Nov 21, 3:30 AM', text: 'Order received', notes: [] },
        { id: '1', at: '2026-11-23T14:00:00Z', date: 'Nov 23, 9:00 AM', text: 'Handed to Northway', notes: ['NW123456789'] },
        {
          id: '2',
          at: '2026-11-25T02:30:00Z',
          date: 'Nov 24, 9:30 PM',
          text: 'Delayed',
          notes: ['Now expected Friday, November 27'],
          isWarning: true,
        },
      ],
    },
  },
  {
    kind: 'order',
    title: 'Returns',
    content: {
      name: 'returns',
      returns: [
        {
          id: 'return-1',
          title: 'Return R-2611-000045',
          state: { icon: 'return', text: 'Waiting for your package', tone: 'info' },
          items: ['1 × Ridgeline Shell, Spruce, M'],
          steps: ['Print the label, or show it on your phone at the counter.', 'Drop off the package by Wednesday, December 9.'],
          label: { href: `${base}/documents/return-label?return=return-1`, label: 'Download the return label (PDF)' },
        },
      ],
    },
  },
  {
    kind: 'order',
    title: 'Refunds',
    content: {
      name: 'refunds',
      refunds: [
        {
          id: 'refund-1',
          title: 'For cancelled items',
          state: { icon: 'check', text: 'Refunded on November 22, 2026', tone: 'success' },
          amounts: [
            { label: '1 × Hearth Beanie', value: '$32.69' },
            { label: 'Total', value: '$32.69', isTotal: true },
            { label: 'Quillon ending in 3338', value: '$32.69' },
          ],
          creditNote: { href: `${base}/documents/credit-note?refund=refund-1`, label: 'Credit note (PDF) for $32.69' },
        },
      ],
    },
  },
  {
    kind: 'order',
    title: 'Total of your order',
    content: {
      name: 'bill',
      facts: [{ label: 'Payment', lines: ['Quillon ending in 3338', 'Expires 04/29', '$433.63'] }],
      amounts: [
        { label: 'Subtotal', value: '$390.00' },
        { label: 'Total', value: '$433.63', isTotal: true },
      ],
    },
  },
];

/** The last step of a cancellation. */
export const orderUnits: OrderSectionModel<FormModel> = {
  kind: 'order',
  title: 'To be canceled',
  content: {
    name: 'units',
    items: [jacket],
    itemsLabel: 'To be canceled',
    amounts: [{ label: 'Your refund', value: '$196.11', isTotal: true }],
    amountsTitle: 'Your refund',
    notes: ['“Three for two” no longer applies to the rest of your order.', 'We refund the payment methods you used.'],
  },
};
