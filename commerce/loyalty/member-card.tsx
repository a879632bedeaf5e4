import type { ReactElement } from 'react';
import { Moment } from '../account/moment.tsx';
import type { MemberCardModel } from './loyalty-model.ts';
import { CardRoot } from './loyalty.styles.ts';

/** Membership card for the checkout in a store: a code to scan and a number to read out. */
export function MemberCard({ card }: { readonly card: MemberCardModel }): ReactElement {
  const { lead, name, numberLabel, number, scannable, valid, renew } = card;
  return (
    <>
      <p>{lead}</p>
      <CardRoot>
        <svg role="img" aria-label={scannable.label} viewBox={`0 0 ${scannable.size} ${scannable.size}`} shapeRendering="crispEdges">
          <path d={scannable.path} />
        </svg>
        <div>
          {name ? <p data-part="name">{name}</p> : null}
          <dl>
            <dt>{numberLabel}</dt>
            <dd>{number}</dd>
          </dl>
          <p data-part="valid">
            <Moment moment={valid} />
          </p>
          <a href={renew.href}>{renew.label}</a>
        </div>
      </CardRoot>
    </>
  );
}
