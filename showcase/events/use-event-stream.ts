import { useEffect, useState } from 'react';
import { eventStream, type StreamedEvent } from '#blocks/host/event-stream.ts';

export interface NumberedEvent extends StreamedEvent {
  readonly number: number;
}

interface EventStream {
  /** The latest first. */
  readonly events: readonly NumberedEvent[];
  readonly clear: () => void;
}

/** The oldest are forgotten. */
const MOST = 500;

/** What the shop's other pages in this browser tell, from now on. */
export function useEventStream(): EventStream {
  const [events, setEvents] = useState<readonly NumberedEvent[]>([]);
  useEffect(() => {
    const channel = new BroadcastChannel(eventStream);
    let number = 0;
    channel.addEventListener('message', ({ data }: MessageEvent<StreamedEvent>) => {
      number += 1;
      const next = { ...data, number };
      setEvents((known) => [next, ...known].slice(0, MOST));
    });
    return () => channel.close();
  }, []);
  return { events, clear: () => setEvents([]) };
}
