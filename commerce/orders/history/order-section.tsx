import type { ReactElement } from 'react';
import { Heading } from '#ui/heading/heading.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { SectionRoot } from '../../account/account.styles.ts';
import type { FormModel, RejectedForm } from '../../account/form-model.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderBill } from './order-bill.tsx';
import { OrderList } from './order-list.tsx';
import type { OrderSectionModel } from './order-model.ts';
import { OrderRefunds } from './order-refunds.tsx';
import { OrderReturns } from './order-returns.tsx';
import { OrderShipment } from './order-shipment.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { OrderUnits } from './order-units.tsx';
import { OrderSectionRoot } from './order.styles.ts';

interface Props {
  readonly section: OrderSectionModel<FormModel>;
  /** Errors of a rejected form of the page. */
  readonly rejection?: RejectedForm;
}

/** A section of the order screens. */
export default function OrderSection({ section, rejection }: Props): ReactElement {
  const Root = section.part.name === 'list' ? OrderSectionRoot : SectionRoot;
  const heading = (
    <Heading level={2} look="h4">
      {section.title}
    </Heading>
  );
  return (
    <Root>
      {section.isTitleHidden ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
      <Part section={section} rejection={rejection} />
    </Root>
  );
}

function Part({ section: { part, title, forms }, rejection }: Props): ReactElement {
  switch (part.name) {
    case 'list':
      return <OrderList list={part} title={title} rejection={rejection} />;
    case 'actions':
      return <OrderActions actions={part} forms={forms} rejection={rejection} />;
    case 'timeline':
      return <OrderTimeline timeline={part} title={title} />;
    case 'shipment':
      return <OrderShipment shipment={part} />;
    case 'bill':
      return <OrderBill bill={part} />;
    case 'refunds':
      return <OrderRefunds refunds={part} />;
    case 'returns':
      return <OrderReturns returns={part} />;
    case 'units':
      return <OrderUnits units={part} />;
  }
}
