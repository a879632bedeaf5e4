import type { ComponentType } from 'react';
import type { SheetProps } from '#ui/sheet/sheet.tsx';

/** What the outlet hands to every dialog for its Sheet. */
export type DialogFrame = Pick<SheetProps, 'isOpen' | 'onOpenChange' | 'closeLabel' | 'placement'>;

export interface DialogProps<Params> {
  readonly params: Params;
  readonly locale: string;
  readonly frame: DialogFrame;
}

/** Where a dialog's parameters come from. */
export interface DialogSource {
  readonly name: string;
  /** Of the address: what links and the host port can say. */
  readonly query: URLSearchParams;
  /** Of the history's entry: what code has said. */
  readonly given: unknown;
}

export interface DialogDefinition<Params> {
  /** `center` is a modal on wide viewports and comes from below on narrow ones; the others are side panels. */
  readonly placement: NonNullable<SheetProps['placement']>;
  /** Whether it stands on commerce, which a page of content then opens for it. */
  readonly commerce?: boolean;
  readonly read: (source: DialogSource) => Params;
  /** Its code, with the first use. */
  readonly load: () => Promise<{ readonly default: ComponentType<DialogProps<Params>> }>;
}

export function defineDialog<Params>(definition: DialogDefinition<Params>): DialogDefinition<Params> {
  return definition;
}
