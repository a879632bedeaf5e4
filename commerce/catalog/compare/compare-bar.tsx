import type { ReactElement } from 'react';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import type { CompareMessages } from '#generated/messages/compare/messages.ts';
import { getImageUrl } from '../../images/sized-image.ts';
import { getShopHref } from '../shop-href.ts';
import { BarRoot, Thumbs } from './compare-bar.styles.ts';
import { getComparisonPath, MAX_COMPARED, setCompared, toggleComparedProduct, type Comparison } from './compare-store.ts';

export interface CompareBarProps {
  readonly comparison: Comparison;
  readonly messages: CompareMessages;
  readonly locale: string;
}

/** CSS pixels. */
const THUMB = 48;

/** Bar at the bottom of the list with the chosen products and a link to the comparison. */
export function CompareBar({ comparison: { products, isFull }, messages, locale }: CompareBarProps): ReactElement {
  const count = products.length;
  const href = getShopHref(locale, getComparisonPath(products.map(({ id }) => id)));
  return (
    <BarRoot role="region" aria-label={messages.bar}>
      <Thumbs role="list">
        {products.map((product) => (
          <li key={product.id}>
            <img src={getImageUrl(product.src, THUMB)} width={THUMB} height={60} alt={product.name} />
            <button type="button" aria-label={messages.remove({ name: product.name })} onClick={() => toggleComparedProduct(product)}>
              <Icon name="close" size="small" />
            </button>
          </li>
        ))}
        {Array.from({ length: MAX_COMPARED - count }, (_, index) => (
          <li key={`free-${index}`} aria-hidden="true" />
        ))}
      </Thumbs>
      <p role="status">
        {isFull ? messages.full({ most: MAX_COMPARED }) : count === 1 ? messages.oneMore : messages.chosen({ count, most: MAX_COMPARED })}
      </p>
      <div data-part="actions">
        <Button variant="text-link" onClick={() => setCompared([])}>
          {messages.clear}
        </Button>
        {count > 1 ? <ButtonLink href={href}>{messages.view({ count })}</ButtonLink> : null}
      </div>
    </BarRoot>
  );
}
