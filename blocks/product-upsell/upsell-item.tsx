import { useState, type MouseEvent, type ReactElement } from 'react';
import { MediaPicture } from '#blocks/parts/media/media-picture.tsx';
import { ProductPrice } from '#blocks/parts/products/product-price.tsx';
import type { RenderEnv } from '#engine/env.ts';
import { useHost } from '#engine/host-context.tsx';
import { followLink } from '#engine/hydrate/follow-link.ts';
import { resolveHref } from '#engine/link.ts';
import type { ProductUpsellMessages } from '#generated/messages/blocks/product-upsell/messages.ts';
import { getLanguageTag } from '#messages/runtime/language-tag.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Action, Fault, Item, Kind, ProductLink, SoldOut, Thumb, Title, Words } from './product-upsell.styles.ts';
import type { ShownItem } from './shown-items.ts';
import { useStock } from './use-stock.ts';

interface Props {
  readonly blockId: string;
  /** One-based. */
  readonly position: number;
  readonly item: ShownItem;
  readonly messages: ProductUpsellMessages;
  readonly env: RenderEnv;
}

/** One product with its link, and a cart button if it has no options. The host confirms success; this component shows only errors. */
export function UpsellItemRow({ blockId, position, item, messages, env }: Props): ReactElement {
  const host = useHost();
  const stock = useStock(item);
  const [isPending, setPending] = useState(false);
  const [fault, setFault] = useState<string>();
  const { productId, sku, title, kind, image, url, recommendationId } = item;

  const add = (sku: string): void => {
    setPending(true);
    setFault(undefined);
    host.track({ name: 'upsell-add', blockId, data: { productId, sku } });
    host.services.cart.add({ productId, sku }).then(
      () => setPending(false),
      (error: unknown) => {
        setPending(false);
        setFault((error instanceof Error && error.message) || messages.addFailed);
      },
    );
  };
  const onFollow = (event: MouseEvent<HTMLAnchorElement>): void => {
    host.track({
      name: 'recommendation-click',
      blockId,
      data: { productId, position, ...(recommendationId && { recommendationId }) },
    });
    followLink(host, event.currentTarget, event.nativeEvent);
  };
  return (
    <Item>
      <ProductLink href={resolveHref(url, env)} onClick={onFollow}>
        <Thumb>
          <MediaPicture media={{ sm: { url: image, alt: '', width: 800, height: 1000 } }} aspect="4/5" sizes="7rem" />
        </Thumb>
        <Words>
          <Title>{title}</Title>
          {kind && <Kind>{kind}</Kind>}
          <ProductPrice price={item.price} languageTag={getLanguageTag(env.locale)} messages={messages} />
        </Words>
      </ProductLink>
      <Action>
        {stock === 'OutOfStock' ? (
          <SoldOut>{messages.outOfStock}</SoldOut>
        ) : sku === undefined ? (
          <ButtonLink
            variant="outline"
            size="small"
            href={resolveHref(url, env)}
            aria-label={messages.chooseNamed({ title })}
            onClick={onFollow}
          >
            {messages.choose}
          </ButtonLink>
        ) : (
          <Button variant="outline" size="small" aria-label={messages.addNamed({ title })} pending={isPending} onClick={() => add(sku)}>
            {messages.add}
          </Button>
        )}
      </Action>
      {fault === undefined ? null : (
        <Fault>
          <Notice kind="danger" title={messages.somethingWentWrong} onClose={() => setFault(undefined)} closeLabel={messages.dismiss}>
            {fault}
          </Notice>
        </Fault>
      )}
    </Item>
  );
}

/** Skeleton of a loading product. */
export function UpsellItemSkeleton(): ReactElement {
  return (
    <Item aria-hidden="true">
      <Thumb />
    </Item>
  );
}
