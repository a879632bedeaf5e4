import type { CSSProperties, ReactElement } from 'react';
import type { ProductMessages } from '#generated/messages/product/messages.ts';
import type { ProductSetMessages } from '#generated/messages/product-set/messages.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Link } from '#ui/link/link.tsx';
import { Price } from '#ui/price/price.tsx';
import { toSwatchBackground } from '../images/swatch.ts';
import { changeChoice, getFitOptions, isColorInStock, getPrice, getSizeOptions } from '../product/choice.ts';
import { Choices, Problem } from '../product/choices.styles.ts';
import { OptionChoice } from '../product/option-choice.tsx';
import { getProductHref } from '../product/product-href.ts';
import { getProductImage } from '../product/product-image.ts';
import type { Formatters } from '../site/formatters.ts';
import { getChosenColor, isPartInStock, changeColor, type PartChoice, type SetPart } from './set-choice.ts';
import { ColorRadios, PartRoot } from './set-screen.styles.ts';

export interface SetPartRowProps {
  readonly part: SetPart;
  readonly index: number;
  readonly chosen: PartChoice;
  readonly isAdded: boolean;
  /** Why the part was not added, or which choice is missing. */
  readonly problem?: string;
  /** The option that the problem concerns. */
  readonly missing?: 'size' | 'fit';
  readonly messages: ProductSetMessages;
  readonly productMessages: ProductMessages;
  readonly formatters: Formatters;
  readonly onChange: (choice: PartChoice) => void;
}

/** Fields of a part have its position in their names, e.g. "size-2". */
export function SetPartRow(props: SetPartRowProps): ReactElement {
  const { part, index, chosen, isAdded, problem, missing, messages, productMessages, formatters, onChange } = props;
  const { view, qty } = part;
  const color = getChosenColor(part, chosen);
  const picture = color.gallery.find(({ type }) => type === 'image');
  const price = getPrice(view, color, chosen.choice);
  const isIn = isPartInStock(part);
  const { money } = formatters;
  return (
    <PartRoot id={`part-${index}`} data-off={!chosen.isIncluded || undefined} aria-labelledby={`part-${index}-name`}>
      <a data-part="picture" href={formatters.href(getProductHref(view.pageUrl, color.productId))} tabIndex={-1} aria-hidden="true">
        {picture ? <img {...getProductImage(picture.src)} sizes="(min-width: 600px) 12rem, 30vw" alt="" loading="lazy" /> : null}
      </a>
      <div data-part="facts">
        <Heading level={3} look="h5" id={`part-${index}-name`}>
          <Link href={formatters.href(getProductHref(view.pageUrl, color.productId))} variant="quiet">
            {view.name}
          </Link>
        </Heading>
        <p data-part="price">
          {price.original > price.current ? (
            <Price
              current={money(price.current)}
              original={money(price.original)}
              currentLabel={productMessages.priceNow}
              originalLabel={productMessages.priceWas}
              note={price.discountName}
            />
          ) : (
            <Price current={money(price.current)} />
          )}
          {qty > 1 ? <span>{messages.pieces({ count: qty })}</span> : null}
        </p>
        {isIn ? (
          <Checkbox
            name={`include-${index}`}
            value="1"
            label={messages.include({ name: view.name })}
            checked={chosen.isIncluded}
            onChange={({ currentTarget: { checked } }) => onChange({ ...chosen, isIncluded: checked })}
          />
        ) : (
          <p data-part="sold-out">{messages.soldOut}</p>
        )}
        {isAdded ? (
          <p data-part="added">
            <Icon name="check" size="small" />
            {messages.partAdded}
          </p>
        ) : null}
        {problem && missing === undefined ? (
          <Problem>
            <Icon name="alert" size="small" />
            {problem}
          </Problem>
        ) : null}
      </div>
      {isIn ? (
        <div data-part="choices" hidden={!chosen.isIncluded}>
          <PartColors {...props} />
          {(['fit', 'size'] as const).map((name) => (
            <OptionChoice
              key={name}
              name={`${name}-${index}`}
              label={(name === 'size' ? view.labels.size : view.labels.fitType) ?? productMessages[name]}
              options={name === 'size' ? getSizeOptions(view, color.code, chosen.choice) : getFitOptions(view, color.code, {})}
              chosen={chosen.choice[name]}
              problem={missing === name ? problem : undefined}
              messages={productMessages}
              onChoose={(value) => onChange({ ...chosen, choice: changeChoice(view, color.code, chosen.choice, name, value) })}
            />
          ))}
        </div>
      ) : null}
    </PartRoot>
  );
}

function PartColors({ part, index, chosen, productMessages, onChange }: SetPartRowProps): ReactElement | null {
  const { view } = part;
  const named = view.colors.filter(({ label }) => label !== '');
  if (named.length === 0) return null;
  return (
    <Choices>
      <legend>
        <strong>{view.labels.color ?? productMessages.color}</strong>
        <span>{getChosenColor(part, chosen).label}</span>
      </legend>
      <ColorRadios>
        {named.map(({ code, label, swatch }) => {
          const isIn = isColorInStock(view, code);
          return (
            <label key={code} title={label}>
              <input
                type="radio"
                name={`color-${index}`}
                value={code}
                aria-label={isIn ? label : productMessages.optionSoldOut({ name: label })}
                checked={code === chosen.color}
                disabled={!isIn}
                onChange={() => onChange(changeColor(part, chosen, code))}
              />
              <span style={{ '--swatch': toSwatchBackground(swatch) } as CSSProperties} />
            </label>
          );
        })}
      </ColorRadios>
    </Choices>
  );
}
