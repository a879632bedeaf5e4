import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { details, inventory } from '#commerce/product/product.fixtures.ts';
import { inertHost } from '#engine/render/inert-host.ts';
import { HostContext } from '../../canvas/host-context.ts';
import { getDialogName } from '../../host/navigation.ts';
import type { AnyDialog } from '../define-dialog.ts';
import DialogOutlet from './dialog-outlet.tsx';
import { stockDialog } from '../testing/stock-dialog.ts';

type Responder = () => Response | Promise<Response>;

const responses = new Map<string, Responder>();
const requests: string[] = [];

/** A different product in each test, so that tests do not share cached responses. */
let count = 0;
let productId = '';
let detailsPath = '';
let inventoryPath = '';

function Shop() {
  const { hash } = useLocation();
  return (
    <HostContext value={inertHost}>
      <DialogOutlet name={getDialogName(hash)} locale="en-us" closeLabel="Close" find={() => stockDialog as unknown as AnyDialog} />
    </HostContext>
  );
}

async function open() {
  const router = createMemoryRouter([{ path: '*', element: <Shop /> }], { initialEntries: [`/en-us?product=${productId}`] });
  render(<RouterProvider router={router} />);
  await router.navigate(`?product=${productId}#modal-stock`, { state: { dialog: undefined, isBehind: true } });
  return router;
}

beforeEach(() => {
  count += 1;
  productId = `TFSTOCK${count}`;
  detailsPath = `/api/products/v2/products/${productId}/details`;
  inventoryPath = `/api/products/v2/products/${productId}/inventory`;
  responses.clear();
  requests.length = 0;
  responses.set(detailsPath, () => Response.json(details));
  responses.set(inventoryPath, () => Response.json(inventory));
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
    requests.push(pathname);
    return (responses.get(pathname) ?? (() => new Response(null, { status: 404 })))();
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('DialogOutlet', () => {
  it('shows a dialog with its messages, its critical data and then its deferred data', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    responses.set(inventoryPath, () => promise);
    await open();
    const dialog = await screen.findByRole('dialog', { name: details.name });
    expect(dialog.textContent).not.toContain('in stock');
    resolve(Response.json(inventory));
    await waitFor(() => expect(dialog.textContent).toContain('in stock'));
    expect(requests.toSorted()).toEqual([detailsPath, inventoryPath]);
  });

  it('shows a dialog without deferred data that fails to load, and logs the failure', async () => {
    responses.set(inventoryPath, () => new Response(null, { status: 400 }));
    await open();
    await screen.findByRole('dialog', { name: details.name });
    await waitFor(() =>
      expect(console.warn).toHaveBeenCalledWith('[cairn] [dialog] stock: shown without its deferred data', expect.anything()),
    );
  });

  it('shows an error and loads again on retry if critical data fails to load', async () => {
    responses.set(detailsPath, () => new Response(null, { status: 503 }));
    await open();
    const failed = await screen.findByRole('dialog', { name: 'This didn’t load' }, { timeout: 60_000 });
    expect(failed.textContent).toContain('Something went wrong. Please try again.');
    responses.set(detailsPath, () => Response.json(details));
    screen.getByRole('button', { name: 'Try again' }).click();
    await screen.findByRole('dialog', { name: details.name });
  });

  it('offers no retry if the service has rejected the request', async () => {
    responses.set(detailsPath, () => Response.json({ errorDetails: [{ errorId: 'API404' }] }, { status: 404 }));
    await open();
    await screen.findByRole('dialog', { name: 'This didn’t load' });
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('opens a dialog again with new parameters, not with its previous content', async () => {
    const router = await open();
    await screen.findByRole('dialog', { name: details.name });
    await router.navigate(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    responses.set('/api/products/v2/products/TFOTHER1/details', () => Response.json({ ...details, name: 'Another' }));
    const seen: (string | null)[] = [];
    const observer = new MutationObserver(() => seen.push(screen.queryByRole('dialog')?.textContent ?? null));
    observer.observe(document.body, { subtree: true, attributes: true, childList: true });
    await router.navigate('?product=TFOTHER1#modal-stock');
    await screen.findByRole('dialog', { name: 'Another' });
    observer.disconnect();
    expect(seen.filter((text) => text?.includes(details.name))).toEqual([]);
  });
});
