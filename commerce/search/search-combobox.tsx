import { useEffect, useEffectEvent, useId, useMemo, useRef, useState, useSyncExternalStore, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '#ui/icon/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import type { SearchMessages } from '#generated/messages/search/messages.ts';
import type { RecentSearches } from './recent-searches.ts';
import { Popup, PopupFoot, RecentArea, RemoveButtons, Rows } from './search-popup.styles.ts';
import { getSearchHref } from './search-href.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { getRecentGroup, type SuggestionGroup, type SuggestionKind } from './suggestion-rows.ts';
import { useComboboxNav } from './use-combobox-nav.ts';
import { setFieldText, useSearchField } from './use-search-field.ts';
import { useSuggestions, type LoadSuggestions } from './use-suggestions.ts';

export interface SearchComboboxProps {
  /** The form that the server has rendered; its field keeps text typed while this code was loading. */
  readonly form: HTMLFormElement;
  readonly field: HTMLInputElement;
  readonly load: LoadSuggestions;
  readonly recent: RecentSearches;
  readonly messages: SearchMessages;
  /** As in URLs, e.g. "en-us". */
  readonly locale: string;
  readonly languageTag: string;
  /** Navigates to the results; without it the form is submitted. */
  readonly onSearch?: (href: string) => void;
  readonly onSelect?: (kind: SuggestionKind, index: number) => void;
}

const noRecent: readonly string[] = [];
const noGroups: readonly SuggestionGroup[] = [];

/** Suggestions for a search form, as a combobox with a list popup (ARIA Authoring Practices). */
export function SearchCombobox(props: SearchComboboxProps): ReactElement {
  const { form, field, load, recent, messages, locale, languageTag, onSearch, onSelect } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const suggestions = useSuggestions(load, locale);
  const known = useSyncExternalStore(recent.subscribe, () => JSON.stringify(recent.list()));
  const queries = useMemo(() => JSON.parse(known) as readonly string[], [known]);

  const close = (): void => {
    suggestions.cancel();
    setOpen(false);
  };
  const { typed } = useSearchField({
    form,
    field,
    popup,
    isOpen,
    onTyped: suggestions.request,
    onOpen: () => setOpen(true),
    onClose: close,
    onSubmit(query) {
      recent.add(query);
      return onSearch ? () => onSearch(getSearchHref(locale, query)) : undefined;
    },
  });
  const isRecent = typed.trim() === '';
  const offered = isRecent ? queries : noRecent;
  const groups = useMemo(
    () => (isRecent ? getRecentGroup(offered, locale) : suggestions.text === '' ? noGroups : suggestions.groups),
    [isRecent, offered, locale, suggestions.text, suggestions.groups],
  );
  const rows = groups.flatMap((group) => group.rows);
  const hasRows = rows.length > 0;

  useComboboxNav({
    field,
    list,
    groups,
    isOpen,
    onActive(index) {
      suggestions.cancel();
      setFieldText(field, index === undefined ? typed : (rows[index]?.text ?? typed));
    },
  });
  useEffect(() => {
    form.toggleAttribute('data-open', isOpen);
    return () => form.removeAttribute('data-open');
  }, [form, isOpen]);

  const follow = useEffectEvent((target: EventTarget | null) => {
    const option = target instanceof Element ? target.closest<HTMLElement>('[role="option"]') : null;
    const index = Number(option?.dataset.index ?? Number.NaN);
    const row = rows[index];
    if (!row) return;
    if (row.isSearch) recent.add(row.text);
    onSelect?.(row.kind, index);
    setFieldText(field, row.isSearch ? row.text : '');
    close();
    field.blur();
  });
  useEffect(() => {
    const box = list.current;
    const onClick = (event: MouseEvent): void => {
      // Links that open in a new tab do not close the list.
      if (!event.metaKey && !event.ctrlKey && !event.shiftKey) follow(event.target);
    };
    box?.addEventListener('click', onClick);
    return () => box?.removeEventListener('click', onClick);
  }, []);

  const leave = (): void => {
    close();
    field.blur();
  };
  return createPortal(
    <>
      <button type="button" data-part="close" aria-label={messages.close} onClick={leave}>
        <Icon name="arrow-left" />
      </button>
      <VisuallyHidden>
        <span role="status">{isOpen && !isRecent && suggestions.text !== '' ? messages.count({ count: rows.length }) : ''}</span>
      </VisuallyHidden>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keeps the focus in the field while a row is pressed */}
      <Popup
        ref={popup}
        hidden={!isOpen || undefined}
        data-bare={hasRows ? undefined : true}
        onMouseDown={(event) => event.preventDefault()}
      >
        <RecentArea>
          <Rows ref={list} id={id} role="listbox" aria-label={messages.suggestions}>
            <SuggestionList id={id} groups={groups} messages={messages} languageTag={languageTag} />
          </Rows>
          {offered.length > 0 ? (
            <RemoveButtons>
              {offered.map((query) => (
                <button key={query} type="button" aria-label={messages.recentRemove({ query })} onClick={() => recent.remove(query)}>
                  <Icon name="close" size="small" />
                </button>
              ))}
            </RemoveButtons>
          ) : null}
        </RecentArea>
        <PopupFoot>
          {offered.length > 0 ? (
            <button type="button" onClick={recent.clear}>
              {messages.recentClear}
            </button>
          ) : hasRows ? null : (
            messages.hint
          )}
        </PopupFoot>
      </Popup>
    </>,
    form,
  );
}
