import type { ReactElement, ReactNode } from 'react';
import { CardBody, CardCorner, CardRoot } from './card.styles.ts';

export interface CardProps {
  readonly as?: 'article' | 'div' | 'li';
  /** `plain` has no box at all: a picture with words below, as in a product grid. */
  readonly look?: 'plain' | 'raised' | 'outline';
  /** A Picture, edge to edge. */
  readonly media?: ReactNode;
  /** Badges on the media's first corner. */
  readonly badges?: ReactNode;
  /** A control on the media's last corner, above the covering link. */
  readonly action?: ReactNode;
  /** Words; a `Link` with `cover` among them makes the card clickable as a whole. */
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
