import type { CSSProperties, MouseEvent, ReactElement } from 'react';
import type { Formatters } from '../site/formatters.ts';
import { swatchOf } from '../catalog/swatch.ts';
import { Choices, Swatches } from './choices.styles.ts';
import { isColourIn } from './choice.ts';
import type { ProductMessages } from '#generated/messages/product/messages.ts';
import { productHref } from './product-href.ts';
import type { ColourView, ProductView } from './product-view.ts';

export interface ColourChoiceProps {
  readonly view: ProductView;
  readonly colour: ColourView;
  readonly messages: ProductMessages;
  readonly formatters: Formatters;
  /** Shows another colour, whose address this is, without loading a page. */
  readonly onColour: (href: string) => void;
}

/** Each colour has an address of its own, so these are links that look like a choice. */
export function ColourChoice({ view, colour, messages, formatters: { href }, onColour }: ColourChoiceProps): ReactElement | null {
  const named = view.colours.filter(({ label }) => label !== '');
  if (named.length === 0) return null;
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (event.currentTarget.ariaCurrent === null) onColour(event.currentTarget.pathname);
  };
  return (
    <Choices>
      <legend>
        <strong>{view.labels.color ?? messages.color}</strong>
        <span>{colour.label}</span>
      </legend>
      <Swatches>
        {named.map((one) => {
          const isIn = isColourIn(view, one.code);
          return (
            <a
              key={one.code}
              href={href(productHref(view.pageUrl, one.productId))}
              title={one.label}
              aria-label={isIn ? one.label : messages.optionSoldOut({ name: one.label })}
              aria-current={one === colour ? 'true' : undefined}
              data-out={!isIn || undefined}
              onClick={follow}
            >
              <span style={{ '--swatch': swatchOf(one.swatch) } as CSSProperties} />
            </a>
          );
        })}
      </Swatches>
    </Choices>
  );
}
