import { useSyncExternalStore, type ReactElement } from 'react';
import { formatAgo } from '#messages/format/ago.ts';
import { formatMoment } from '#messages/format/moment.ts';
import type { MomentModel } from './part-models.ts';

/** A sentence with a time in the reader's time zone. The server renders UTC and the browser replaces it. */
export function Moment({ moment: { before, after, at, text, isRelative } }: { readonly moment: MomentModel }): ReactElement {
  const isInBrowser = useSyncExternalStore(subscribeToNothing, returnTrue, returnFalse);
  return (
    <>
      {before}
      <time dateTime={at}>{isInBrowser ? formatLocal(new Date(at), isRelative === true) : text}</time>
      {after}
    </>
  );
}

function formatLocal(at: Date, isRelative: boolean): string {
  const { lang } = document.documentElement;
  const moment = formatMoment(at, lang);
  return isRelative ? `${formatAgo(at, new Date(), lang)} (${moment})` : moment;
}

const subscribeToNothing = () => () => undefined;
const returnTrue = (): boolean => true;
const returnFalse = (): boolean => false;
