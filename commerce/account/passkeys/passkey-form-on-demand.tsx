import { lazy, Suspense, type ReactElement } from 'react';
import { useHydrated } from '#ui/hydration/use-hydrated.ts';
import { SectionRoot } from '../account.styles.ts';
import type { PasskeyFormProps } from './passkey-form.tsx';

const PasskeyForm = lazy(async () => ({ default: (await import('./passkey-form.tsx')).PasskeyForm }));

interface Props extends PasskeyFormProps {
  /** It stands by itself. */
  readonly isCard?: boolean;
}

/** Nothing without script, and where a browser knows no passkeys. */
export function PasskeyFormOnDemand({ isCard = false, ...props }: Props): ReactElement | null {
  const isHydrated = useHydrated();
  // Pages without a secure context have none.
  if (!isHydrated || (globalThis.PublicKeyCredential as unknown) === undefined) return null;
  const form = <PasskeyForm {...props} />;
  return <Suspense fallback={null}>{isCard ? <SectionRoot>{form}</SectionRoot> : form}</Suspense>;
}
