/** What each dialog that code opens is told; the registry of dialogs fills it in (storefront/dialogs/index.ts). */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type
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

/** What the history remembers of a page with a dialog that was opened on it. */
export interface DialogState {
  readonly dialog: unknown;
}

export function dialogStateOf(state: unknown): DialogState | undefined {
  return typeof state === 'object' && state !== null && 'dialog' in state ? { dialog: state.dialog } : undefined;
}
