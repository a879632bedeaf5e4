import { useState, type MouseEvent, type ReactElement } from 'react';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { FacetList, type FacetListProps } from './facet-list.tsx';
import { SheetActions } from './facet-sheet.styles.ts';
import { clearFilters, countFilters } from '../listing-state.ts';

export interface FacetSheetProps extends Omit<FacetListProps, 'id'> {
  /** Link to the facets for browsers without JavaScript. */
  readonly href: string;
  readonly total: number;
  readonly isPending: boolean;
}

/** Sheet with the facets on small screens. Choices apply at once; the button at the bottom shows the number of results. */
export function FacetSheet({ href, total, isPending, ...facets }: FacetSheetProps): ReactElement {
  const { state, messages, onChange } = facets;
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const chosen = countFilters(state);
  const open = (event: MouseEvent): void => {
    event.preventDefault();
    setWasOpened(true);
    setOpen(true);
  };
  return (
    <>
      <ButtonLink href={href} variant="outline" role="button" aria-haspopup="dialog" onClick={open}>
        <Icon name="filter" />
        {messages.filters}
        {chosen > 0 ? <span aria-hidden="true">({chosen})</span> : null}
        {chosen > 0 ? <VisuallyHidden> {messages.filtersActive({ count: chosen })}</VisuallyHidden> : null}
      </ButtonLink>
      {wasOpened ? (
        <Sheet
          isOpen={isOpen}
          onOpenChange={setOpen}
          title={messages.filters}
          closeLabel={messages.filtersClose}
          footer={
            <SheetActions>
              <Button variant="outline" disabled={chosen === 0} onClick={() => onChange(clearFilters(state))}>
                {messages.filtersClear}
              </Button>
              <Button onClick={() => setOpen(false)} aria-busy={isPending || undefined}>
                {messages.filtersApply({ count: total })}
              </Button>
              <VisuallyHidden as="div">
                <span role="status">{messages.products({ count: total })}</span>
              </VisuallyHidden>
            </SheetActions>
          }
        >
          <FacetList {...facets} onApproach={undefined} />
        </Sheet>
      ) : null}
    </>
  );
}
