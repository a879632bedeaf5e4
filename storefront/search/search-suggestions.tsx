import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import type { SearchOutletProps } from './search-outlet.tsx';

interface Props {
  readonly locale: string;
  readonly load?: () => Promise<ComponentType<SearchOutletProps>>;
}

interface Shown {
  /** Increases with each form, as a key. */
  readonly count: number;
  readonly form: HTMLFormElement;
  readonly Outlet: ComponentType<SearchOutletProps>;
}

/** Suggestions for every search form of the page. Their code is loaded when one is focused or pressed. */
export function SearchSuggestions({ locale, load = loadOutlet }: Props): ReactElement | null {
  const [shown, show] = useState<Shown>();
  useEffect(() => {
    const enhance = (form: HTMLFormElement): void => {
      load().then((Outlet) => show((now) => (now?.form === form ? now : { form, Outlet, count: (now?.count ?? 0) + 1 })), ignore);
    };
    const onIntent = ({ target, type }: Event): void => {
      const form = findSearchForm(target);
      if (form === undefined) return;
      if (type === 'focusin') enhance(form);
      else load().catch(ignore);
    };
    const focused = findSearchForm(document.activeElement);
    if (focused) enhance(focused);
    const events = ['focusin', 'pointerover', 'touchstart'];
    for (const event of events) document.addEventListener(event, onIntent, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, onIntent);
    };
  }, [load]);
  if (!shown) return null;
  const { form, Outlet, count } = shown;
  return <Outlet key={`${locale} ${count}`} form={form} locale={locale} />;
}

function findSearchForm(target: EventTarget | null): HTMLFormElement | undefined {
  const form = target instanceof Element ? target.closest('form[role="search"]') : null;
  return form instanceof HTMLFormElement ? form : undefined;
}

async function loadOutlet(): Promise<ComponentType<SearchOutletProps>> {
  return (await import('./search-outlet.tsx')).SearchOutlet;
}

/** The plain form works without the code; the next focus retries. */
function ignore(): void {}
