import { create } from './elements.ts';

let opened = 0;

/**
 * Opens a modal dialog with a title and a close button, inside the gallery. Escape and a press outside close it; the focus returns to its
 * previous element.
 */
export function openDialog(root: Element, title: string, closeLabel: string, content: readonly Node[]): HTMLDialogElement {
  opened += 1;
  const id = `gallery-dialog-${opened}`;
  const close = create('button', { type: 'button', class: 'close', 'aria-label': closeLabel }, '×');
  const heading = create('h2', { id, tabindex: '-1' }, title);
  const dialog = create(
    'dialog',
    { 'aria-labelledby': id },
    create('div', { class: 'panel' }, create('header', {}, heading, close), ...content),
  );
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  root.append(dialog);
  dialog.showModal();
  return dialog;
}
