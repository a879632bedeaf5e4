import { useEffect, useRef, type ReactElement } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Done } from './writing.styles.ts';

interface Props {
  readonly text: string;
  readonly doneLabel: string;
  readonly onDone: () => void;
}

/** Replaces a form that was sent. It takes the focus, so that screen readers read it. */
export function Thanks({ text, doneLabel, onDone }: Props): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Done ref={box} tabIndex={-1}>
      <Icon name="check" size="huge" />
      <p>{text}</p>
      <Button onClick={onDone}>{doneLabel}</Button>
    </Done>
  );
}
