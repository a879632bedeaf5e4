import type { KeyboardEvent, MouseEvent, ReactElement } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import type { ListingMessages } from '#generated/messages/listing/messages.ts';
import { toggleComparedProduct, useIsCompared, type ComparedProduct } from '../compare/compare-store.ts';
import { CompareLabel, QuickLink } from './card-actions.styles.ts';

export interface QuickShopLinkProps {
  readonly productId: string;
  readonly name: string;
  /** The product screen, for browsers without JavaScript. */
  readonly href: string;
  readonly messages: ListingMessages;
  readonly onOpen: (productId: string) => void;
}

/** Opens the quick shop; its code and data load on hover or focus. */
export function QuickShopLink({ productId, name, href, messages, onOpen }: QuickShopLinkProps): ReactElement {
  const open = (event: MouseEvent | KeyboardEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(productId);
  };
  return (
    <QuickLink
      href={href}
      role="button"
      aria-haspopup="dialog"
      aria-label={messages.quickShopOf({ name })}
      data-dialog="quickshop"
      data-dialog-params={`product=${productId}`}
      onClick={open}
      onKeyDown={(event) => event.key === ' ' && open(event)}
    >
      <Icon name="bag" size="small" />
      <span>{messages.quickShop}</span>
    </QuickLink>
  );
}

interface CompareBoxProps {
  readonly product: ComparedProduct;
  readonly messages: ListingMessages;
}

/** Adds the product to this tab's comparison. */
export function CompareBox({ product, messages }: CompareBoxProps): ReactElement {
  const isCompared = useIsCompared(product.id);
  return (
    <CompareLabel>
      <input
        type="checkbox"
        checked={isCompared}
        aria-label={messages.compareOf({ name: product.name })}
        onChange={() => toggleComparedProduct(product)}
      />
      <span>{messages.compare}</span>
    </CompareLabel>
  );
}
