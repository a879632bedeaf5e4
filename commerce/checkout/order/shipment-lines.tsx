import { useId, type ReactElement } from 'react';
import { Heading } from '#ui/heading/heading.tsx';
import { LineSummary, type LineSummaryProps, type SummaryItem } from '../../cart/summary/line-summary.tsx';
import { getSubtotal } from '../../cart/totals/discounts.ts';
import type { TotalsMessages } from '../../cart/totals/total-rows.ts';
import { ShipmentGroup } from './shipment-lines.styles.ts';

/** Lines of a shipment. */
export interface LinesOfShipment {
  readonly shippingId: string;
  /** Name of its delivery kind. */
  readonly title: string;
  readonly items: readonly SummaryItem[];
  /** Undefined if the shipping price differs from that of the method. */
  readonly shipping: number | undefined;
}

interface Props extends Omit<LineSummaryProps, 'items' | 'messages'> {
  readonly shipments: readonly LinesOfShipment[];
  readonly messages: LineSummaryProps['messages'] & TotalsMessages;
}

/** Lines of a cart or order; those of several shipments grouped, each group with its amounts. */
export function ShipmentLines({ shipments, ...props }: Props): ReactElement {
  const [first, ...others] = shipments;
  if (first && others.length === 0) return <LineSummary {...props} items={first.items} />;
  return (
    <>
      {shipments.map((shipment) => (
        <Shipment key={shipment.shippingId} {...props} shipment={shipment} />
      ))}
    </>
  );
}

function Shipment({ shipment, ...props }: Omit<Props, 'shipments'> & { readonly shipment: LinesOfShipment }): ReactElement {
  const titleId = useId();
  const { title, items, shipping } = shipment;
  const { messages, formatters } = props;
  return (
    <ShipmentGroup aria-labelledby={titleId}>
      <Heading level={3} look="h5" id={titleId}>
        {title}
      </Heading>
      <LineSummary {...props} items={items} />
      <dl>
        <div>
          <dt>{messages.subtotal}</dt>
          <dd>{formatters.money(getSubtotal({ items }))}</dd>
        </div>
        {shipping === undefined ? null : (
          <div>
            <dt>{messages.shipping}</dt>
            <dd>{shipping === 0 ? messages.shippingFree : formatters.money(shipping)}</dd>
          </div>
        )}
      </dl>
    </ShipmentGroup>
  );
}
