import type { ReactElement, ReactNode } from 'react';
import { CardBody, CardCorner, CardRoot } from './card.styles.ts';

export interface CardProps {
  readonly as?: 'article' | 'div' | 'li';
  /** `plain` has no box: a picture with text below, as in a product grid. */
  readonly look?: 'plain' | 'raised' | 'outline';
  /** A Picture, edge to edge. */
  readonly media?: ReactNode;
  /** Badges at the start of the media. */
  readonly badges?: ReactNode;
  /** A control at the end of the media, above the covering link. */
  readonly action?: ReactNode;
  /** The text; a `Link` with `cover` in it makes the whole card clickable. */
  readonly children: ReactNode;
}

export function Card({ as = 'article', look = 'plain', media, badges, action, children }: CardProps): ReactElement {
  return (
    <CardRoot as={as} data-look={look}>
      {media}
      <CardBody>{children}</CardBody>
      {badges ? <CardCorner>{badges}</CardCorner> : null}
      {action ? <CardCorner data-side="end">{action}</CardCorner> : null}
    </CardRoot>
  );
}
