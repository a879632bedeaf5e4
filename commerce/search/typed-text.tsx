import type { ReactElement } from 'react';
import type { TypedRanges } from '#generated/openapi/products.ts';

interface Props {
  readonly text: string;
  readonly typed?: TypedRanges | undefined;
}

/** A suggestion's text, with the predicted parts emphasized. */
export function TypedText({ text, typed }: Props): ReactElement {
  if (!typed || typed.length === 0) return <>{text}</>;
  const parts: ReactElement[] = [];
  let end = 0;
  const predict = (to: number): void => {
    if (to > end) parts.push(<b key={end}>{text.slice(end, to)}</b>);
  };
  for (const range of typed) {
    predict(range.start);
    parts.push(<span key={`typed${range.start}`}>{text.slice(range.start, range.end)}</span>);
    ({ end } = range);
  }
  predict(text.length);
  return <>{parts}</>;
}
