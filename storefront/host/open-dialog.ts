import { getDialogName } from './navigation.ts';

/** Parameters of each dialog that code opens; the registry of dialogs extends it (storefront/dialogs/index.ts). */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- filled by declaration
export interface DialogParamsByName {}

type Opener = (name: string, given: unknown) => void;

let opener: Opener | undefined;

/**
 * Registers the function that opens dialogs.
 * @returns a function that removes it
 */
export function registerDialogOpener(open: Opener): () => void {
  opener = open;
  return () => {
    if (opener === open) opener = undefined;
  };
}

/** Opens a dialog on the current page. Back closes it. */
export function openDialog<Name extends keyof DialogParamsByName>(name: Name, params: DialogParamsByName[Name]): void {
  opener?.(name, params);
}

/** State of a dialog in the history entry. */
export interface DialogState {
  /** Parameters from code. */
  readonly dialog: unknown;
  /** True if the previous history entry is the page without a dialog, which it is not if the page opened with a dialog. */
  readonly isBehind: boolean;
  /** History state of the page itself. */
  readonly page?: unknown;
}

export function getDialogState(state: unknown): DialogState | undefined {
  if (typeof state !== 'object' || state === null || !('dialog' in state)) return undefined;
  const page = 'page' in state ? state.page : undefined;
  return { dialog: state.dialog, isBehind: 'isBehind' in state && state.isBehind === true, page };
}

/** History options to open a dialog: a new entry, or a replacement of the current dialog's entry. */
export function createDialogNavigation(
  here: { readonly hash: string; readonly state: unknown },
  dialog?: unknown,
): { readonly replace: boolean; readonly state: DialogState } {
  const replace = getDialogName(here.hash) !== undefined;
  return {
    replace,
    state: { dialog, isBehind: !replace || getDialogState(here.state)?.isBehind === true, page: getPageState(here.state) },
  };
}

/** History state of the page, with or without an open dialog. */
export function getPageState(state: unknown): unknown {
  const dialog = getDialogState(state);
  return dialog ? dialog.page : state;
}
