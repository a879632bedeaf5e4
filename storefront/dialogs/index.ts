import { contentDialog } from './content/index.ts';
import type { DialogDefinition } from './define-dialog.ts';
import { miniCartDialog } from './mini-cart/index.ts';

/** Every dialog whose name the shop knows; `#modal-<name>` opens it, as do the host port and openDialog. */
export const dialogs = {
  'mini-cart': miniCartDialog,
  'sign-up': contentDialog,
  'loyalty-sign-up': contentDialog,
  'size-chart': contentDialog,
  'foot-sizes': contentDialog,
};

export type DialogName = keyof typeof dialogs;
export type DialogParams<Name extends DialogName> = (typeof dialogs)[Name] extends DialogDefinition<infer Params> ? Params : never;

/** The dialog of a name; a name that is none of ours is one of the editors' own. */
export function dialogNamed(name: string): DialogDefinition<unknown> {
  const own = Object.hasOwn(dialogs, name) ? dialogs[name as DialogName] : contentDialog;
  return own as DialogDefinition<unknown>;
}
