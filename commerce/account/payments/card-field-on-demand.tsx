import { lazy, Suspense, type ReactElement } from 'react';
import { useHydrated } from '#ui/hydration/use-hydrated.ts';
import type { CardFieldProps } from './card-field.tsx';

const CardField = lazy(() => import('./card-field.tsx'));

/** Renders the card field only with JavaScript, which the partner's frame needs. */
export function CardFieldOnDemand(props: CardFieldProps): ReactElement {
  const isHydrated = useHydrated();
  const { texts } = props.card;
  if (!isHydrated)
    return (
      <noscript>
        <p>{texts.noScript}</p>
      </noscript>
    );
  return (
    <Suspense fallback={<p role="status">{texts.cardLoading}</p>}>
      <CardField {...props} />
    </Suspense>
  );
}
