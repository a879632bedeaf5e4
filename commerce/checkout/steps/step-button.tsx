import type { ReactElement, ReactNode } from 'react';
import { Button, type ButtonVariant } from '#ui/button/button.tsx';
import { useHydrated } from '#ui/hydration/use-hydrated.ts';

interface Props {
  readonly variant?: ButtonVariant;
  readonly busy: boolean;
  /** Part of the form is still loading. */
  readonly waits?: boolean;
  readonly children: ReactNode;
}

/** Submit button of a step. It is disabled before hydration, because the browser would send the form with its values in the URL. */
export function StepButton({ variant, busy, waits = false, children }: Props): ReactElement {
  const isHydrated = useHydrated();
  return (
    <Button type="submit" size="large" variant={variant} pending={busy} disabled={!isHydrated || waits}>
      {children}
    </Button>
  );
}
