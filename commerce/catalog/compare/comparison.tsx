import type { ReactElement } from 'react';
import { ButtonLink } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Link } from '#ui/link/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Rating } from '#ui/rating/rating.tsx';
import { Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { formatNumber } from '#messages/format/number.ts';
import type { CompareMessages } from '#generated/messages/compare/messages.ts';
import type { ListingMessages } from '#generated/messages/listing/messages.ts';
import { ProductBadge } from '../../badges/product-badge.tsx';
import { getCardImage } from '../cards/card-image.ts';
import { CardPrice } from '../cards/card-price.tsx';
import { getShopHref } from '../shop-href.ts';
import { getComparisonPath } from './compare-store.ts';
import type { ComparedColumn, ComparisonView } from './comparison-view.ts';
import { CompareRoot, Scroller, Table } from './comparison.styles.ts';

export interface ComparisonProps {
  readonly view: ComparisonView;
  /** Number of products of the URL that are not sold any more. */
  readonly missing: number;
  readonly messages: CompareMessages;
  readonly listing: ListingMessages;
  readonly locale: string;
  readonly languageTag: string;
}

/** Table of up to four products. All its controls are links, so that it works without JavaScript and can be shared by URL. */
export function Comparison({ view, missing, messages, listing, locale, languageTag }: ComparisonProps): ReactElement {
  const { columns, rows } = view;
  const renderRow = (id: string, label: string, cell: (column: ComparedColumn) => ReactElement | string): ReactElement => (
    <tr key={id}>
      <th scope="row">{label}</th>
      {columns.map((column) => (
        <td key={column.id}>{cell(column)}</td>
      ))}
    </tr>
  );
  return (
    <CompareRoot>
      <Heading level={1} look="h2">
        {messages.title}
      </Heading>
      {missing > 0 ? (
        <Notice kind="info" announce="none">
          {messages.missing({ count: missing })}
        </Notice>
      ) : null}
      {columns.length === 0 ? (
        <div data-part="empty">
          <Heading level={2} look="h4">
            {messages.empty}
          </Heading>
          <Text muted>{messages.emptyHint}</Text>
          <ButtonLink href={getShopHref(locale, '/')} variant="outline">
            {messages.browse}
          </ButtonLink>
        </div>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls must be reachable by keyboard
        <Scroller role="region" aria-label={messages.title} tabIndex={0}>
          <Table>
            <thead>
              <tr>
                <th scope="col">
                  <VisuallyHidden>{messages.feature}</VisuallyHidden>
                </th>
                {columns.map((column) => (
                  <th key={column.id} scope="col">
                    <Product column={column} ids={columns.map(({ id }) => id)} messages={messages} locale={locale} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {renderRow('price', messages.price, ({ price }) => (
                <CardPrice price={price} languageTag={languageTag} messages={listing} />
              ))}
              {renderRow('rating', messages.rating, ({ rating }) =>
                rating && rating.reviewsCount > 0 ? (
                  <Rating
                    value={rating.score}
                    label={`${listing.rating({ score: rating.score })}, ${listing.reviews({ count: rating.reviewsCount })}`}
                    count={`(${formatNumber(rating.reviewsCount, languageTag)})`}
                  />
                ) : (
                  messages.noRating
                ),
              )}
              {renderRow('available', messages.available, ({ isInStock }) => (isInStock ? messages.inStock : messages.soldOut))}
              {rows.map(({ id, label, cells }) => (
                <tr key={`property-${id}`}>
                  <th scope="row">{label}</th>
                  {cells.map((texts, index) => (
                    <td key={columns[index]?.id}>
                      <Texts texts={texts} none={messages.none} isLong={texts.some((text) => text.length > 24)} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </Scroller>
      )}
    </CompareRoot>
  );
}

interface ProductProps {
  readonly column: ComparedColumn;
  readonly ids: readonly string[];
  readonly messages: CompareMessages;
  readonly locale: string;
}

function Product({ column: { id, name, url, kind, src, alt, badge }, ids, messages, locale }: ProductProps): ReactElement {
  const href = getShopHref(locale, url);
  return (
    <div data-part="product">
      <img {...getCardImage(src)} sizes="(min-width: 1024px) 16rem, 10rem" alt={alt} />
      {badge ? <ProductBadge badge={badge} /> : null}
      <Link href={href} variant="quiet">
        {name}
      </Link>
      {kind ? <span data-part="kind">{kind}</span> : null}
      <ButtonLink
        href={href}
        size="small"
        data-dialog="quickshop"
        data-dialog-params={`product=${id}`}
        aria-label={messages.addOf({ name })}
      >
        {messages.add}
      </ButtonLink>
      <a
        href={getShopHref(locale, getComparisonPath(ids.filter((other) => other !== id)))}
        data-part="remove"
        rel="nofollow"
        aria-label={messages.remove({ name })}
      >
        <Icon name="close" size="small" />
      </a>
    </div>
  );
}

/** Short texts in one line, long ones as a list. */
function Texts({
  texts,
  none,
  isLong,
}: {
  readonly texts: readonly string[];
  readonly none: string;
  readonly isLong: boolean;
}): ReactElement {
  if (texts.length === 0) return <span data-part="none">{none}</span>;
  if (!isLong || texts.length === 1) return <>{texts.join(', ')}</>;
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
