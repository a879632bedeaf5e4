import { lazy, Suspense, type ReactElement } from 'react';
import { useHydrated } from '#ui/hydration/use-hydrated.ts';
import { SectionRoot } from '../account.styles.ts';
import type { PasskeyFormProps } from './passkey-form.tsx';

const PasskeyForm = lazy(async () => ({ default: (await import('./passkey-form.tsx')).PasskeyForm }));

interface Props extends PasskeyFormProps {
  /** Rendered as a card of its own. */
  readonly isCard?: boolean;
}

/** Renders nothing without JavaScript or passkey support. */
export function PasskeyFormOnDemand({ isCard = false, ...props }: Props): ReactElement | null {
  const isHydrated = useHydrated();
  // PublicKeyCredential is undefined in insecure contexts.
  if (!isHydrated || (globalThis.PublicKeyCredential as unknown) === undefined) return null;
  const form = <PasskeyForm {...props} />;
  return <Suspense fallback={null}>{isCard ? <SectionRoot>{form}</SectionRoot> : form}</Suspense>;
}
