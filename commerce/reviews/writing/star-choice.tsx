import { useState, type ReactElement } from 'react';
import type { ReviewsMessages } from '#generated/messages/reviews/messages.ts';
import { FieldError } from '#ui/field/field.styles.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Group, Stars } from './writing.styles.ts';

interface Props {
  readonly id: string;
  /** 1 to 5; "" before one is chosen. */
  readonly value: string;
  readonly error?: string;
  readonly messages: ReviewsMessages;
  readonly onChange: (value: string) => void;
}

/** Star rating as a group of radio buttons with native keyboard support. */
export function StarChoice({ id, value, error, messages, onChange }: Props): ReactElement {
  const [pointed, setPointed] = useState(0);
  const words = [messages.star1, messages.star2, messages.star3, messages.star4, messages.star5];
  const filled = pointed || Number(value);
  return (
    <Group aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{messages.ratingLegend}</legend>
      <Stars onPointerLeave={() => setPointed(0)}>
        {words.map((word, index) => {
          const stars = index + 1;
          return (
            <label key={word} onPointerEnter={() => setPointed(stars)}>
              <input
                type="radio"
                name="rating"
                // The first one gets the focus on an error.
                id={stars === 1 ? id : `${id}-${stars}`}
                value={stars}
                checked={Number(value) === stars}
                aria-label={messages.star({ stars, word })}
                onChange={() => onChange(String(stars))}
              />
              <Icon name="star" filled={stars <= filled} />
            </label>
          );
        })}
        <output aria-hidden="true">{words[filled - 1]}</output>
      </Stars>
      <div aria-live="polite" hidden={!error}>
        {error ? (
          <FieldError id={`${id}-error`}>
            <Icon name="alert" size="small" />
            <span>{error}</span>
          </FieldError>
        ) : null}
      </div>
    </Group>
  );
}
