import type { LoyaltySectionModel } from './loyalty-model.ts';

/** A member's screen with all of its sections. */
export const loyaltySections = [
  {
    kind: 'points',
    title: 'Your points',
    balance: '1,250',
    unit: 'points',
    progress: {
      label: '1,250 of 2,000 points toward your next reward',
      text: '750 more points until your next $26 reward.',
      value: 1250,
      max: 2000,
    },
    notes: ['Pay $12 of your next order with points.'],
    link: { href: '/en-us/cart', label: 'Go to cart' },
  },
  {
    kind: 'welcome',
    title: 'Your welcome gift',
    notes: ['This code takes $10 off your first order. Enter it at checkout.'],
    code: { label: 'Reward code', code: 'WLC7Q9KD2MXA', copy: 'Copy code', copied: 'Copied' },
  },
  {
    kind: 'vouchers',
    title: 'Vouchers',
    lead: 'Choose a reward at checkout.',
    vouchers: [
      { amount: '$12', points: '1,000 points', state: 'Ready to use', isReady: true },
      { amount: '$26', points: '2,000 points', state: '750 points to go', isReady: false },
    ],
  },
  {
    kind: 'points-history',
    title: 'Points history',
    empty: 'Your points will appear here after your first order.',
    columns: { date: 'Date', activity: 'Activity', points: 'Points' },
    entries: [
      {
        at: '2026-11-21T08:30:00Z',
        date: 'Nov 21, 2026',
        activity: 'Points earned',
        order: 'Order TF-2611-000123',
        points: '+180',
        isCredit: true,
      },
      { at: '2026-11-20T08:30:00Z', date: 'Nov 20, 2026', activity: 'Reward used', points: '-500', isCredit: false },
    ],
    paging: {
      label: 'Pages of the points history',
      range: '1–10 of 25',
      older: { href: '/en-us/account/loyalty?start=10', label: 'Older' },
    },
  },
] as const satisfies readonly LoyaltySectionModel[];
