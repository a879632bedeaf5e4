import type { ReactElement, ReactNode } from 'react';
import { Button, type ButtonVariant } from '#ui/button/button.tsx';
import { useHydrated } from '#ui/hydration/use-hydrated.ts';

interface Props {
  readonly variant?: ButtonVariant;
  readonly busy: boolean;
  /** A part of the form is still loading. */
  readonly waits?: boolean;
  readonly children: ReactNode;
}

/** The way on from a step. Before its script is there a browser would send the form itself, with all that was typed in the address: it cannot be pressed yet. */
export function StepButton({ variant, busy, waits = false, children }: Props): ReactElement {
  const isHydrated = useHydrated();
  return (
    <Button type="submit" size="large" variant={variant} pending={busy} disabled={!isHydrated || waits}>
      {children}
    </Button>
  );
}
