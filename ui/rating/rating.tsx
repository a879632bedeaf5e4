import type { ReactElement } from 'react';
import { useId } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { RatingRoot, RatingStars } from './rating.styles.ts';

export interface RatingProps {
  /** 0–5; other values are clamped. */
  readonly value: number;
  /** The whole message, for example "4.6 of 5 stars, 128 reviews". */
  readonly label: string;
  /** Shown beside the stars, for example "(128)". */
  readonly count?: string;
}

/** Outline of a star from its tip. */
const star = 'l2 4.4 4.8.6-3.5 3.3.9 4.7-4.2-2.4-4.2 2.4.9-4.7-3.5-3.3 4.8-.6z';
/** One path, because a page has dozens of ratings. */
const row = `m8 1.2${Array.from({ length: 5 }, () => star).join('m18 0')}`;

/** Five stars, filled in proportion; the label is read by screen readers. */
export function Rating({ value, label, count }: RatingProps): ReactElement {
  const clip = useId();
  const share = Math.min(5, Math.max(0, Number.isFinite(value) ? value : 0));
  const width = Math.floor(share) * 18 + (share % 1) * 16;
  return (
    <RatingRoot>
      <VisuallyHidden>{label}</VisuallyHidden>
      <RatingStars viewBox="0 0 88 16" aria-hidden="true" focusable="false">
        <clipPath id={clip}>
          <rect width={width} height="16" />
        </clipPath>
        <path opacity="0.45" d={row} />
        <path data-part="filled" clipPath={`url(#${clip})`} d={row} />
      </RatingStars>
      {count ? (
        <span data-part="count" aria-hidden="true">
          {count}
        </span>
      ) : null}
    </RatingRoot>
  );
}
