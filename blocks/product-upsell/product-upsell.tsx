import { useMemo, useRef, type ReactElement } from 'react';
import { Frame } from '#blocks/parts/media/frame.tsx';
import { TextGroup } from '#blocks/parts/text/text-group.tsx';
import { useImpression } from '#blocks/parts/tracking/use-impression.ts';
import { useProducts } from '#blocks/parts/products/use-products.ts';
import type { BlockProps } from '#engine/definition.ts';
import type { ProductUpsell } from '#generated/content/types.ts';
import type { ProductUpsellMessages } from '#generated/messages/blocks/product-upsell/messages.ts';
import { Layout, List } from './product-upsell.styles.ts';
import { getRequestCount, selectShownItems, STACKED_COUNT, toProduct, type ShownItem } from './shown-items.ts';
import { UpsellItemRow, UpsellItemSkeleton } from './upsell-item.tsx';

/** Complete the look: stacked products that can be added to the cart or opened to choose options; nothing when there are none. */
export default function ProductUpsellBlock({
  id,
  domId,
  content,
  messages,
  env,
}: BlockProps<ProductUpsell, ProductUpsellMessages>): ReactElement | null {
  const { source, index, items, stackedCount = STACKED_COUNT } = content;
  const list = useRef<HTMLUListElement>(null);
  const own = useMemo(() => items?.map(toProduct), [items]);
  const products = useProducts({ type: content.type, id }, { source, index, items: own }, getRequestCount(stackedCount));
  const shown = useMemo<readonly ShownItem[] | undefined>(
    () => products && selectShownItems(products, stackedCount),
    [products, stackedCount],
  );
  useImpression(id, list, shown);
  if (shown?.length === 0) return null;

  const titleId = content.title ? `${domId}-title` : undefined;
  return (
    <Frame colors={content}>
      <Layout aria-busy={shown === undefined || undefined} data-titled={content.title || content.subtitle ? '' : undefined}>
        <TextGroup content={content} env={env} level={2} titleId={titleId} />
        <List
          ref={list}
          role="list"
          {...(titleId ? { 'aria-labelledby': titleId } : { 'aria-label': shown ? messages.label : messages.loading })}
        >
          {shown
            ? shown.map((item, place) => (
                <UpsellItemRow
                  key={`${place}-${item.productId}`}
                  blockId={id}
                  position={place + 1}
                  item={item}
                  messages={messages}
                  env={env}
                />
              ))
            : Array.from({ length: stackedCount }, (_, place) => <UpsellItemSkeleton key={place} />)}
        </List>
      </Layout>
    </Frame>
  );
}
