import type { ReactElement } from 'react';
import { Live, Quiet } from './contracts.styles.ts';
import type { Updates } from './use-drifts.ts';

interface Props {
  readonly updates: Updates;
  readonly setPaused: (isPaused: boolean) => void;
}

const texts: Readonly<Record<Exclude<Updates, 'none'>, string>> = {
  live: 'Live',
  polling: 'Updated every 5 seconds',
  paused: 'Paused',
};

/** Shows the state of updates, and pauses them. */
export function UpdatesControl({ updates, setPaused }: Props): ReactElement | null {
  if (updates === 'none') return null;
  const isPaused = updates === 'paused';
  return (
    <Live data-updates={updates}>
      <span>{texts[updates]}</span>
      <Quiet type="button" onClick={() => setPaused(!isPaused)}>
        {isPaused ? 'Resume updates' : 'Pause updates'}
      </Quiet>
    </Live>
  );
}
