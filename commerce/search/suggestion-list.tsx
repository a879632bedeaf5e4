import type { ReactElement } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { formatMoney } from '#messages/format/money.ts';
import type { SearchMessages } from '#generated/messages/search/messages.ts';
import type { ProductPrice } from '#generated/openapi/shared.ts';
import { getImageUrl } from '../images/sized-image.ts';
import type { SuggestionGroup } from './suggestion-rows.ts';
import { TypedText } from './typed-text.tsx';

const THUMB_WIDTH = 48;
const THUMB_HEIGHT = 60;

interface Props {
  /** Prefix of the row ids. */
  readonly id: string;
  readonly groups: readonly SuggestionGroup[];
  readonly messages: SearchMessages;
  readonly languageTag: string;
}

type Row = SuggestionGroup['rows'][number];

/** Option groups of a listbox. Options are links, so that a middle click opens one in a new tab. */
export function SuggestionList({ id, groups, messages, languageTag }: Props): ReactElement {
  let index = 0;
  return (
    <>
      {groups.map((group) => (
        <div key={group.id} role="group" aria-label={messages[group.id]} data-group={group.id}>
          <p role="presentation" aria-hidden="true">
            {messages[group.id]}
          </p>
          {group.rows.map((row) => (
            <a
              key={row.key}
              id={`${id}-${index}`}
              role="option"
              aria-selected="false"
              href={row.href}
              tabIndex={-1}
              data-index={index++}
              data-kind={row.kind}
            >
              <RowContent row={row} messages={messages} languageTag={languageTag} />
            </a>
          ))}
        </div>
      ))}
    </>
  );
}

function RowContent({ row, messages, languageTag }: { readonly row: Row } & Pick<Props, 'messages' | 'languageTag'>): ReactElement {
  const { text, typed, detail, product, kind } = row;
  if (product) {
    return (
      <>
        <img src={getImageUrl(product.image.src, THUMB_WIDTH)} alt="" width={THUMB_WIDTH} height={THUMB_HEIGHT} decoding="async" />
        <span data-part="facts">
          <span data-part="name">
            <TypedText text={text} typed={typed} />
          </span>{' '}
          {detail ? <small>{detail}</small> : null} <RowPrice price={product.price} messages={messages} languageTag={languageTag} />
        </span>
      </>
    );
  }
  return (
    <>
      <Icon name={kind === 'article' ? 'info' : kind === 'category' ? 'arrow-right' : 'search'} size="small" />
      <span>
        <TypedText text={text} typed={typed} /> {detail ? <small>{messages.inCategory({ category: detail })}</small> : null}
      </span>
    </>
  );
}

/** The lowest price, with the original one if all colors cost the same. */
function RowPrice({
  price,
  messages,
  languageTag,
}: { readonly price: ProductPrice } & Pick<Props, 'messages' | 'languageTag'>): ReactElement {
  const { current, original, lowCurrent, highCurrent, currency, discountName } = price;
  const formatAmount = (amount: number): string => formatMoney(amount, currency, languageTag);
  if (lowCurrent < highCurrent) return <span data-part="price">{messages.from({ price: formatAmount(lowCurrent) })}</span>;
  if (original <= current) return <span data-part="price">{formatAmount(current)}</span>;
  return (
    <span data-part="price">
      <ins>
        <VisuallyHidden>{messages.priceNow} </VisuallyHidden>
        {formatAmount(current)}
      </ins>{' '}
      <del>
        <VisuallyHidden>{messages.priceWas} </VisuallyHidden>
        {formatAmount(original)}
      </del>
      {discountName ? <small> {discountName}</small> : null}
    </span>
  );
}
