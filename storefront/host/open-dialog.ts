import { dialogOf } from './navigation.ts';

/** What each dialog that code opens is told; the registry of dialogs fills it in (storefront/dialogs/index.ts). */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- filled by declaration
export interface DialogParamsByName {}

type Opener = (name: string, given: unknown) => void;

let opener: Opener | undefined;

/** The shop's layout says how a dialog is opened; the function that it gets ends that. */
export function provideDialogOpener(open: Opener): () => void {
  opener = open;
  return () => {
    if (opener === open) opener = undefined;
  };
}

/** Opens a dialog by code, on whatever page is shown. Back closes it. */
export function openDialog<Name extends keyof DialogParamsByName>(name: Name, params: DialogParamsByName[Name]): void {
  opener?.(name, params);
}

/** What the history remembers of a dialog that was opened on a page. */
export interface DialogState {
  /** What code has told the dialog. */
  readonly dialog: unknown;
  /** Whether the page without a dialog is one step back; it is not where the page was opened with its first dialog. */
  readonly isBehind: boolean;
  /** State that the history stores of the page itself. */
  readonly page?: unknown;
}

export function dialogStateOf(state: unknown): DialogState | undefined {
  if (typeof state !== 'object' || state === null || !('dialog' in state)) return undefined;
  const page = 'page' in state ? state.page : undefined;
  return { dialog: state.dialog, isBehind: 'isBehind' in state && state.isBehind === true, page };
}

/** How a dialog comes into the history: as one more step, or in the place of the dialog that it is opened from. */
export function dialogStep(
  here: { readonly hash: string; readonly state: unknown },
  dialog?: unknown,
): { readonly replace: boolean; readonly state: DialogState } {
  const replace = dialogOf(here.hash) !== undefined;
  return { replace, state: { dialog, isBehind: !replace || dialogStateOf(here.state)?.isBehind === true, page: pageStateOf(here.state) } };
}

/** State that the history stores of a page, whether a dialog is open over it or not. */
export function pageStateOf(state: unknown): unknown {
  const dialog = dialogStateOf(state);
  return dialog ? dialog.page : state;
}
