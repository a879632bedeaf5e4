import { afterEach, describe, expect, it, vi } from 'vitest';
import { details, inventory } from '#commerce/product/product.fixtures.ts';
import { inertHost } from '#engine/render/inert-host.ts';
import type { AnyDialog } from '../define-dialog.ts';
import { prefetchDialog } from './prefetch-dialog.ts';
import { stockDialog } from '../testing/stock-dialog.ts';

afterEach(() => void vi.restoreAllMocks());

describe('prefetchDialog', () => {
  it("loads the dialog's data, so that opening it sends no request", async () => {
    const fetched = vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
      const url = input instanceof Request ? input.url : String(input);
      return Response.json(url.includes('/inventory') ? inventory : details);
    });
    const stock = stockDialog as unknown as AnyDialog;
    const prefetchOnce = () => prefetchDialog('?product=TFINTENT1#modal-stock', 'en-us', inertHost, () => stock);
    await prefetchOnce();
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
    await prefetchOnce();
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it("sends no request to the shop's own endpoints", async () => {
    const fetched = vi.spyOn(window, 'fetch');
    await prefetchDialog('#modal-newsletter', 'en-us', inertHost);
    await prefetchDialog('#modal-sign-in', 'en-us', inertHost);
    expect(fetched).not.toHaveBeenCalled();
  });
});
