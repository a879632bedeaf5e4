import { useRef, useState, type FormEvent, type ReactElement } from 'react';
import { getShopHref } from '#commerce/catalog/shop-href.ts';
import { StoreFinder } from '#commerce/stores/finder/store-finder.tsx';
import type { FoundStores } from '#commerce/stores/found-stores.ts';
import { formatLocatorState, parseLocatorState, type LocatorState } from '#commerce/stores/locator-state.ts';
import { locatorPath } from '#commerce/stores/store-address.ts';
import type { StoreEntry } from '#commerce/stores/store-entry.ts';
import type { StoresMessages } from '#generated/messages/stores/messages.ts';
import { Link } from '#ui/link/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { openDialog } from '../../host/open-dialog.ts';
import { dispatchRecalculate } from '../../host/recalculate-event.ts';
import { fetchStores } from '../../stores/fetch-stores.ts';
import { sendMyStore } from '../../stores/send-my-store.ts';
import { showStore } from '../../stores/show-store.ts';
import { StoreEvents } from '../../stores/store-events.tsx';
import type { DialogProps } from '../define-dialog.ts';
import { ChoiceBody } from './location-selector-view.styles.ts';
import type { ChosenLocation } from './load-location.ts';
import { StoreChoices } from './store-choices.tsx';

type Props = DialogProps<undefined, { readonly stores: StoresMessages }, ChosenLocation>;

const noSearch = parseLocatorState(new URLSearchParams());

export default function LocationSelectorView({ critical, locale, frame, messages: { stores: messages } }: Props): ReactElement {
  const [mine, setMine] = useState(critical.store);
  const [state, setState] = useState<LocatorState>(noSearch);
  const [found, setFound] = useState<FoundStores>();
  const [isBusy, setBusy] = useState(false);
  const [status, setStatus] = useState<{ readonly text: string; readonly isProblem: boolean }>();
  const latest = useRef<AbortController>(undefined);

  const search = async (next: LocatorState): Promise<void> => {
    latest.current?.abort();
    const controller = new AbortController();
    latest.current = controller;
    setState(next);
    setBusy(true);
    const result = await fetchStores(next, locale, controller.signal);
    if (controller.signal.aborted) return;
    setBusy(false);
    setFound(result);
  };

  const change = async (store: StoreEntry | undefined): Promise<void> => {
    setBusy(true);
    const outcome = await sendMyStore(store?.id ?? '', locale);
    setBusy(false);
    if (!outcome) return setStatus({ text: messages.notStored, isProblem: true });
    if (outcome.result === 'unknownStore') return setStatus({ text: messages.unknownStore, isProblem: true });
    setMine(store);
    showStore(store);
    setStatus({ text: store ? messages.becameMine({ name: store.name }) : messages.noLongerMine, isProblem: false });
    // Pages and carts depend on the store's stock.
    dispatchRecalculate('request');
    if (outcome.hasRows) openDialog('store-changed', undefined);
  };

  const onSubmit = (event: FormEvent): void => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.myStore === undefined) return;
    event.preventDefault();
    const id = new FormData(form).get('storeId');
    void change(
      id === '' ? undefined : [...(found?.stores ?? []), ...(found?.nearest ? [found.nearest] : [])].find((store) => store.id === id),
    );
  };

  const allHref = getShopHref(locale, `${locatorPath}${formatLocatorState(state)}`);
  return (
    <Sheet {...frame} title={messages.chooseTitle}>
      <StoreEvents messages={messages} locale={locale}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- forms inside are sent */}
        <div onSubmit={onSubmit} aria-busy={isBusy}>
          <ChoiceBody>
            <div role="status">
              {status && !status.isProblem ? (
                <Notice kind="success" announce="none">
                  {status.text}
                </Notice>
              ) : null}
            </div>
            {status?.isProblem ? <Notice kind="danger">{status.text}</Notice> : null}
            <StoreFinder
              action={getShopHref(locale, locatorPath)}
              state={state}
              messages={messages}
              isBrief
              onPosition={(position) => void search({ ...noSearch, position })}
              onSearch={(fields) => void search(parseLocatorState(fields))}
            />
            <StoreChoices mine={mine} found={found} state={state} locale={locale} from={allHref} messages={messages} />
            <nav>
              <Link href={allHref}>{messages.allStores}</Link>
              <Link href={getShopHref(locale, '/location-selector')}>{messages.country}</Link>
            </nav>
          </ChoiceBody>
        </div>
      </StoreEvents>
    </Sheet>
  );
}
