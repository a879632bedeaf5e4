import { describe, expect, it } from 'vitest';
import type { OrderContent } from '../../database/documents/order-document.ts';
import type { OrderShipment } from '../../database/documents/shipment-document.ts';
import { calculateLuhnDigit } from '#validation/text/luhn-digit.ts';
import { getNextStep, type SimulatedParcel, type SimulatedUnits, type SimulationStep } from './next-step.ts';
import type { PlannedOrder } from './plan-parcels.ts';

const store = { id: 'TF-BLD-01', name: 'Boulder', phone: '', timeZone: 'America/Denver', address: {} };
const shapes = {
  home: { kind: 'home', deliveryTime: '3-5', destination: { addressLine1: '12 Pearl Street' } },
  express: { kind: 'home', deliveryTime: '1', destination: { addressLine1: '12 Pearl Street' } },
  sts: { kind: 'sts', deliveryTime: '4-7', destination: { store, contact: null } },
  pickup: {
    kind: 'pickup',
    deliveryTime: 'same day',
    location: store.id,
    destination: { store, contact: null },
    readyBy: '2026-11-23T18:00:00Z',
  },
  digital: { kind: 'digital', deliveryTime: 'same day', destination: null },
} as const;

/** Saturday morning in Denver. */
const placedAt = new Date('2026-11-21T16:00:00Z');

function createOrder(number: string, name: keyof typeof shapes, qty: number): PlannedOrder {
  const { kind, deliveryTime, ...more } = shapes[name];
  const shipment = {
    id: 'me',
    kind,
    items: ['item-1'],
    location: 'TARNFELL-US',
    method: { deliveryTime },
    ...more,
  } as unknown as OrderShipment;
  const content = {
    rows: [{ id: 'item-1', qty, item: { isDigitalProduct: name === 'digital' } }],
    shipments: [shipment],
  } as unknown as OrderContent;
  return { number, site_id: 'TARNFELL-US', placed_at: placedAt, content };
}

const numbers = Array.from({ length: 40 }, (_, index) => `TF-2611-${String(index).padStart(6, '0')}`);
const some = numbers.slice(0, 8);
const after = { shipped: 'shipped', ready: 'ready', delivered: 'delivered', collected: 'collected' } as const;

/** Runs all events of an order. */
function play(order: PlannedOrder, speed = 1, cancelled = 0): readonly SimulationStep[] {
  const [row] = order.content.rows;
  let lines: SimulatedUnits[] = [{ line_id: 'item-1', qty: row?.qty ?? 0, cancelled, packed: 0 }];
  let parcels: SimulatedParcel[] = [];
  const steps: SimulationStep[] = [];
  for (
    let step = getNextStep({ order, lines, parcels, returns: [] }, speed);
    step;
    step = getNextStep({ order, lines, parcels, returns: [] }, speed)
  ) {
    steps.push(step);
    const { event, parcelId = '', items = [], expectedOn } = step.event;
    if (event === 'packed') {
      const units = items.map(({ itemId, qty }) => ({ lineId: itemId, qty }));
      parcels.push({ parcel_id: parcelId, state: 'packed', lines: units, expected_on: null });
      lines = lines.map((line) => ({ ...line, packed: line.packed + units.reduce((sum, { qty }) => sum + qty, 0) }));
    } else {
      const state = event in after ? after[event as keyof typeof after] : undefined;
      parcels = parcels.map((one) =>
        one.parcel_id === parcelId ? { ...one, ...(state && { state }), expected_on: expectedOn ?? one.expected_on } : one,
      );
    }
  }
  return steps;
}

const getEvents = (steps: readonly SimulationStep[]) => steps.map(({ event }) => event.event).filter((event) => event !== 'delayed');
const getUnits = (steps: readonly SimulationStep[]) =>
  steps.flatMap(({ event }) => event.items ?? []).reduce((sum, { qty }) => sum + qty, 0);

describe('getNextStep', () => {
  it.each([
    ['home', ['packed', 'shipped', 'delivered']],
    ['express', ['packed', 'shipped', 'delivered']],
    ['sts', ['packed', 'shipped', 'ready', 'collected']],
    ['pickup', ['packed', 'ready', 'collected']],
    ['digital', []],
  ] as const)('plays a shipment of the kind %s', (name, events) => {
    for (const number of some) expect([number, getEvents(play(createOrder(number, name, 1)))]).toEqual([number, events]);
  });

  it('ships a parcel on a working day and delivers it in time, or announces the delay before', () => {
    for (const number of numbers) {
      const steps = play(createOrder(number, 'home', 1));
      const [, shipped] = steps;
      const delivered = steps.at(-1);
      const delayed = steps.find(({ event }) => event.event === 'delayed');
      expect(shipped?.event).toMatchObject({ at: expect.stringMatching(/^2026-11-24T00/), expectedOn: '2026-12-01' });
      const day = delivered?.event.at.slice(0, 10) ?? '';
      expect(day <= (delayed?.event.expectedOn ?? '2026-12-01')).toBe(true);
      if (delayed) expect([delayed.event.expectedOn, delayed.due < (delivered?.due ?? 0)]).toEqual(['2026-12-03', true]);
    }
  });

  it('delays some parcels', () => {
    const late = numbers.filter((number) => play(createOrder(number, 'home', 1)).some(({ event }) => event.event === 'delayed'));
    expect(late.length).toBeGreaterThan(2);
    expect(late.length).toBeLessThan(25);
  });

  it('splits some shipments into two parcels, with each unit once', () => {
    const counts = numbers.map((number) => {
      const steps = play(createOrder(number, 'home', 3));
      expect(getUnits(steps)).toBe(3);
      return steps.filter(({ event }) => event.event === 'packed').length;
    });
    expect(new Set(counts)).toEqual(new Set([1, 2]));
  });

  it('omits canceled units', () => {
    expect(getUnits(play(createOrder('TF-2611-000001', 'home', 3), 1, 2))).toBe(1);
    expect(play(createOrder('TF-2611-000001', 'home', 3), 1, 3)).toEqual([]);
  });

  it('is deterministic for an order, with events in chronological order', () => {
    for (const number of some) {
      const steps = play(createOrder(number, 'sts', 4));
      expect(steps).toEqual(play(createOrder(number, 'sts', 4)));
      const times = steps.map(({ due }) => due.getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(times[0]).toBeGreaterThan(placedAt.getTime());
    }
  });

  it('divides all durations by the speed', () => {
    const order = createOrder('TF-2611-000001', 'home', 1);
    const getSpans = (speed: number) => play(order, speed).map(({ due }) => due.getTime() - placedAt.getTime());
    expect(getSpans(1440)).toEqual(getSpans(1).map((span) => Math.trunc(span / 1440)));
  });

  it('receives a return three days after its request', () => {
    const order = createOrder('TF-2611-000001', 'digital', 1);
    const returns = [{ number: 'R-2612-000001', lines: [{ lineId: 'item-1', qty: 1 }], requestedAt: new Date('2026-12-10T12:00:00Z') }];
    expect(getNextStep({ order, lines: [], parcels: [], returns }, 1)).toEqual({
      due: new Date('2026-12-13T12:00:00Z'),
      event: {
        eventId: 'simulated-R-2612-000001-returnReceived',
        orderNumber: order.number,
        event: 'returnReceived',
        at: '2026-12-13T12:00:00.000Z',
        returnNumber: 'R-2612-000001',
        items: [{ itemId: 'item-1', qty: 1 }],
      },
    });
  });

  it('adds a check digit to tracking numbers', () => {
    const [, shipped] = play(createOrder('TF-2611-000001', 'home', 1));
    const digits = /^[A-Z]{3}(\d{9})(\d)$/.exec(shipped?.event.trackingNumber ?? '');
    expect(calculateLuhnDigit(digits?.[1] ?? '')).toBe(digits?.[2]);
  });
});
