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
  const Root = section.content.name === 'list' ? OrderSectionRoot : SectionRoot;
  const heading = (
    <Heading level={2} look="h4">
      {section.title}
    </Heading>
  );
  return (
    <Root>
      {section.isTitleHidden ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
      <SectionBody section={section} rejection={rejection} />
    </Root>
  );
}

function SectionBody({ section: { content, title, forms }, rejection }: Props): ReactElement {
  switch (content.name) {
    case 'list':
      return <OrderList list={content} title={title} rejection={rejection} />;
    case 'actions':
      return <OrderActions actions={content} forms={forms} rejection={rejection} />;
    case 'timeline':
      return <OrderTimeline timeline={content} title={title} />;
    case 'shipment':
      return <OrderShipment shipment={content} />;
    case 'bill':
      return <OrderBill bill={content} />;
    case 'refunds':
      return <OrderRefunds refunds={content} />;
    case 'returns':
      return <OrderReturns returns={content} />;
    case 'units':
      return <OrderUnits units={content} />;
  }
}
