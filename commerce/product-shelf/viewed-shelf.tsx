import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { getWidgetRecommendations } from '#generated/calls/get-widget-recommendations.ts';
import type { ListingMessages } from '#generated/messages/listing/messages.ts';
import type { ProductShelfMessages } from '#generated/messages/product-shelf/messages.ts';
import { Button } from '#ui/button/button.tsx';
import { useCommerce } from '../query/commerce-provider.tsx';
import { ProductRow } from './product-shelf.tsx';

export interface ViewedProductRowProps {
  readonly styleIds: readonly string[];
  readonly messages: ProductShelfMessages;
  readonly listingMessages: ListingMessages;
  readonly locale: string;
  readonly languageTag: string;
  readonly onClear: () => void;
}

/** Recently viewed products with current names and prices; sold-out ones are omitted. */
export function ViewedProductRow({ styleIds, messages, listingMessages, onClear, ...site }: ViewedProductRowProps): ReactElement | null {
  const { calls } = useCommerce();
  const { data } = useQuery(
    getWidgetRecommendations.query(calls, { widgetId: 'recentlyViewed', productIds: [...styleIds], count: styleIds.length }),
  );
  if (!data || data.products.length === 0) return null;
  return (
    <ProductRow
      title={messages.recentlyViewed}
      products={data.products}
      messages={listingMessages}
      {...site}
      action={
        <Button variant="text-link" onClick={onClear}>
          {messages.clear}
        </Button>
      }
    />
  );
}
