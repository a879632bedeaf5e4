import { useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { setCartCount } from '#commerce/cart/cart-count.ts';
import { CommerceProvider, type CommerceHost } from '#commerce/query/commerce-provider.tsx';
import type { Host } from '#engine/host.ts';
import type { ProductData } from './load-product.ts';

interface Props {
  readonly product: ProductData;
  readonly host: Host;
  readonly children: (notice: string | undefined) => ReactNode;
}

/** What the product's part stands in: calls through the gateway, the count in the page's head, and a place for what the session has to say. */
export function ProductFrame({ product: { place, wireLocale, errorTexts }, host, children }: Props): ReactElement {
  const [notice, setNotice] = useState<string>();
  const inPage = useMemo<CommerceHost>(
    () => ({
      onFailure: (_, text) => setNotice(text),
      onCart: (cart) => setCartCount(cart?.totals.totalUnits ?? 0),
      report({ level, message, errorId, correlationId }) {
        if (level === 'information') return;
        const data = { level, message, ...(errorId ? { errorId } : {}), ...(correlationId ? { correlationId } : {}) };
        host.track({ name: 'service-error', data });
      },
    }),
    [host],
  );
  return (
    <CommerceProvider wireLocale={wireLocale} languageTag={place.languageTag} errorTexts={errorTexts} host={inPage}>
      {/* Links inside lead on like those of static blocks, hence data-block. */}
      <div data-block="product" data-block-id="product">
        {children(notice)}
      </div>
    </CommerceProvider>
  );
}
