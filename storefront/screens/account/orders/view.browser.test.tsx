import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { AccountPageModel } from '#commerce/account/form-model.ts';
import { orderList } from '#commerce/orders/history/orders.fixtures.ts';
import { inertHost } from '#engine/render/inert-host.ts';
import { HostContext } from '../../../canvas/host-context.ts';
import { view } from './view.tsx';

const path = '/en-us/account/orders';

function createPage(orderNumber: string, next: string | undefined): AccountPageModel {
  const { content: part } = orderList;
  if (part.name !== 'list') throw new Error('no list');
  const orders = part.orders.map((order) => ({
    ...order,
    orderNumber,
    title: `Order ${orderNumber}`,
    href: `${path}/${orderNumber}`,
    forms: [],
  }));
  const { more: _more, ...rest } = part;
  const more = next === undefined ? {} : { more: { href: `${path}?after=${next}`, label: 'Show more' } };
  return {
    title: 'Orders',
    notices: [],
    sections: [{ ...orderList, content: { ...rest, orders, announcement: '1 more order', ...more } }],
  };
}

afterEach(cleanup);

it('the order list appends the next orders, focuses the first of them, and announces their number', async () => {
  const loader = ({ request }: { readonly request: Request }) => {
    const isFirst = new URL(request.url).searchParams.get('after') === null;
    return { status: 200, account: isFirst ? createPage('TF-2611-000002', 'abc') : createPage('TF-2611-000001', undefined) };
  };
  const Stub = createRoutesStub([{ path, Component: view.Component, loader }]);
  render(
    <HostContext value={inertHost}>
      <Stub initialEntries={[path]} />
    </HostContext>,
  );
  await userEvent.click(await screen.findByRole('link', { name: 'Show more' }));
  const next = await screen.findByRole('heading', { name: 'Order TF-2611-000001' });
  await expect.poll(() => document.activeElement).toBe(next);
  expect(screen.getAllByRole('listitem').filter((item) => item.dataset.order)).toHaveLength(2);
  expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('1 more order');
});
