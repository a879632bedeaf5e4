import type { ReactElement } from 'react';
import type { OrderTimelineModel } from './order-model.ts';
import { Timeline } from './order-timeline.styles.ts';

interface Props {
  readonly timeline: OrderTimelineModel;
  readonly title: string;
}

/** The events of an order, oldest first. */
export function OrderTimeline({ timeline: { events }, title }: Props): ReactElement {
  return (
    <Timeline aria-label={title}>
      {events.map(({ id, at, date, text, notes, isWarning }, index) => (
        <li key={id} data-latest={index === events.length - 1 || undefined} data-warning={isWarning}>
          <p data-part="text">{text}</p>
          <time dateTime={at}>{date}</time>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </li>
      ))}
    </Timeline>
  );
}
