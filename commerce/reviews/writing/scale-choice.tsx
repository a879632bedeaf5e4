import type { ReactElement } from 'react';
import type { ReviewsMessages } from '#generated/messages/reviews/messages.ts';
import type { ScaleId } from '#generated/openapi/reviews.ts';
import { getScaleText } from '../reviews/review-texts.ts';
import { Group, ScaleRow } from './writing.styles.ts';

interface Props {
  readonly scale: ScaleId;
  /** 1 to 5, or "". */
  readonly value: string;
  readonly messages: ReviewsMessages;
  readonly onChange: (value: string) => void;
}

/** Five-point scale for fit or feel. */
export function ScaleChoice({ scale, value, messages, onChange }: Props): ReactElement {
  const { name, low, middle, high } = getScaleText(scale, messages);
  const labels = [`1, ${low}`, '2', `3, ${middle}`, '4', `5, ${high}`];
  return (
    <Group>
      <legend>
        {name} <span>{messages.optional}</span>
      </legend>
      <ScaleRow>
        <div data-part="points">
          {labels.map((label, index) => {
            const point = String(index + 1);
            return (
              <label key={point}>
                <input
                  type="radio"
                  name={`scale-${scale}`}
                  value={point}
                  checked={value === point}
                  aria-label={label}
                  onChange={() => onChange(point)}
                />
                <span aria-hidden="true">{point}</span>
              </label>
            );
          })}
        </div>
        <div data-part="ends" aria-hidden="true">
          <span>{low}</span>
          <span>{middle}</span>
          <span>{high}</span>
        </div>
      </ScaleRow>
    </Group>
  );
}
