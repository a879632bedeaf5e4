import { useEffect, useState } from 'react';
import { eventStream, type StreamedEvent } from '#blocks/host/event-stream.ts';

export interface NumberedEvent extends StreamedEvent {
  readonly number: number;
}

interface EventStream {
  /** Latest first. */
  readonly events: readonly NumberedEvent[];
  readonly clear: () => void;
}

/** Maximum number of events; the oldest are dropped. */
const MAX_EVENTS = 500;

/** Events of the shop's other pages in this browser, from now on. */
export function useEventStream(): EventStream {
  const [events, setEvents] = useState<readonly NumberedEvent[]>([]);
  useEffect(() => {
    const channel = new BroadcastChannel(eventStream);
    let number = 0;
    channel.addEventListener('message', ({ data }: MessageEvent<StreamedEvent>) => {
      number += 1;
      const next = { ...data, number };
      setEvents((known) => [next, ...known].slice(0, MAX_EVENTS));
    });
    return () => channel.close();
  }, []);
  return { events, clear: () => setEvents([]) };
}
