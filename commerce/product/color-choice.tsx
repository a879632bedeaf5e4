import type { CSSProperties, MouseEvent, ReactElement } from 'react';
import type { Formatters } from '../site/formatters.ts';
import { toSwatchBackground } from '../images/swatch.ts';
import { Choices, Swatches } from './choices.styles.ts';
import { isColorInStock } from './choice.ts';
import type { ProductMessages } from '#generated/messages/product/messages.ts';
import { getProductHref } from './product-href.ts';
import type { ColorView, ProductView } from './product-view.ts';

export interface ColorChoiceProps {
  readonly view: ProductView;
  readonly color: ColorView;
  readonly messages: ProductMessages;
  readonly formatters: Formatters;
  /** Shows another color at its URL without loading a page. */
  readonly onColor: (href: string) => void;
}

/** Each color has its own URL, so these are links that look like radio buttons. */
export function ColorChoice({ view, color, messages, formatters: { href }, onColor }: ColorChoiceProps): ReactElement | null {
  const named = view.colors.filter(({ label }) => label !== '');
  if (named.length === 0) return null;
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (event.currentTarget.ariaCurrent === null) onColor(event.currentTarget.pathname);
  };
  return (
    <Choices>
      <legend>
        <strong>{view.labels.color ?? messages.color}</strong>
        <span>{color.label}</span>
      </legend>
      <Swatches>
        {named.map((one) => {
          const isIn = isColorInStock(view, one.code);
          return (
            <a
              key={one.code}
              href={href(getProductHref(view.pageUrl, one.productId))}
              title={one.label}
              aria-label={isIn ? one.label : messages.optionSoldOut({ name: one.label })}
              aria-current={one === color ? 'true' : undefined}
              data-out={!isIn || undefined}
              onClick={follow}
            >
              <span style={{ '--swatch': toSwatchBackground(one.swatch) } as CSSProperties} />
            </a>
          );
        })}
      </Swatches>
    </Choices>
  );
}
