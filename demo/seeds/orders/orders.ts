import type { ShopSite } from '#backend/sites/shop-site.ts';

/** A parcel's events, in hours before the seeding. */
export interface SeededParcel {
  /** Units of each line. */
  readonly units: readonly number[];
  readonly packed: number;
  readonly shipped?: number;
  /** Expected two days after the seeding. */
  readonly delayed?: number;
  readonly ready?: number;
  readonly delivered?: number;
}

/** An order of the example shop in a certain state. */
export interface SeededOrder {
  /** Units of each line. */
  readonly units: readonly number[];
  /** Hours before the seeding. */
  readonly placed: number;
  readonly delivery: 'home' | 'pickup';
  /** Gift card payments can be refunded; the payment partner's sandbox knows none of these orders. */
  readonly paidBy: 'card' | 'giftCard';
  readonly parcels: readonly SeededParcel[];
  /** Hours before the seeding at which the return of the first unit was requested. */
  readonly returned?: number;
}

/** Email address of the customer who owns the orders. */
export const getSeededBuyer = (brand: ShopSite['brand']): string => `customer@${brand}.example`;

/** Orders of the customer "customer" of each brand, oldest first (docs/guide/example-shop.md). */
export const seededOrders: readonly SeededOrder[] = [
  {
    units: [1, 1],
    placed: 400,
    delivery: 'home',
    paidBy: 'giftCard',
    parcels: [{ units: [1, 1], packed: 380, shipped: 376, delivered: 270 }],
    returned: 30,
  },
  {
    units: [1, 2],
    placed: 260,
    delivery: 'home',
    paidBy: 'giftCard',
    parcels: [
      { units: [1, 0], packed: 244, shipped: 240, delivered: 150 },
      { units: [0, 2], packed: 220, shipped: 216, delivered: 126 },
    ],
  },
  { units: [1], placed: 190, delivery: 'home', paidBy: 'card', parcels: [{ units: [1], packed: 172, shipped: 166, delayed: 20 }] },
  { units: [2, 1], placed: 74, delivery: 'home', paidBy: 'giftCard', parcels: [{ units: [1, 1], packed: 52, shipped: 46 }] },
  { units: [1], placed: 27, delivery: 'pickup', paidBy: 'card', parcels: [{ units: [1], packed: 6, ready: 5 }] },
  { units: [1, 1], placed: 20, delivery: 'home', paidBy: 'giftCard', parcels: [{ units: [1, 0], packed: 2 }] },
  { units: [1, 2], placed: 1, delivery: 'home', paidBy: 'giftCard', parcels: [] },
];
