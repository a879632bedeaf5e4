import type { ReactElement } from 'react';
import type { ProductSetMessages } from '#generated/messages/product-set/messages.ts';
import type { ProductSetCard } from '#generated/openapi/products.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Link } from '#ui/link/link.tsx';
import { Price } from '#ui/price/price.tsx';
import { createSizedImage } from '../images/sized-image.ts';
import type { Formatters } from '../site/formatters.ts';
import { SetsRoot } from './set-cards.styles.ts';

export interface SetCardsProps {
  readonly sets: readonly ProductSetCard[];
  readonly messages: ProductSetMessages;
  readonly formatters: Formatters;
}

/** Sets that contain a product; static. */
export function SetCards({ sets, messages, formatters: { money, href } }: SetCardsProps): ReactElement {
  return (
    <SetsRoot>
      <Heading level={2}>{messages.heading}</Heading>
      {sets.map(({ id, name, tagline, pageUrl, image, price, parts }) => (
        <article key={id}>
          <a data-part="picture" href={href(pageUrl)} tabIndex={-1} aria-hidden="true">
            <img {...createSizedImage(image.src, [480, 768, 1080])} sizes="(min-width: 600px) 40vw, 100vw" alt="" loading="lazy" />
          </a>
          <div data-part="facts">
            <Heading level={3} look="h4">
              {name}
            </Heading>
            <p data-part="tagline">{tagline}</p>
            <ul role="list">
              {parts.map((part, index) => (
                <li key={index}>
                  <img {...createSizedImage(part.image.src, [160, 240, 320])} sizes="4.5rem" alt="" loading="lazy" />
                  <Link href={href(part.pageUrl)} variant="quiet">
                    {part.qty > 1 ? `${part.qty} × ${part.name}` : part.name}
                  </Link>
                  <span>{part.available ? money(part.price.current * part.qty) : messages.soldOut}</span>
                </li>
              ))}
            </ul>
            <div data-part="end">
              <p>
                {messages.total({ count: parts.reduce((units, { qty }) => units + qty, 0) })}{' '}
                <Price current={money(price.current)} note={price.discountName} />
              </p>
              <Link href={href(pageUrl)} aria-label={`${messages.see}: ${name}`}>
                {messages.see}
              </Link>
            </div>
          </div>
        </article>
      ))}
    </SetsRoot>
  );
}
