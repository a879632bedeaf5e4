/** Id of the element that the service's script fills. */
const WIDGET_ID = 'olapic_specific_widget';

let turn: Promise<void> = Promise.resolve();

/**
 * Runs the service's script while an element has the id that the script looks for. Galleries of one page run one after another, because an
 * id must be unique.
 */
export function withWidgetId(element: HTMLElement, run: () => Promise<void>): Promise<void> {
  const own = runAfter(turn, element, run);
  turn = own.catch(() => undefined);
  return own;
}

async function runAfter(before: Promise<void>, element: HTMLElement, run: () => Promise<void>): Promise<void> {
  await before;
  element.id = WIDGET_ID;
  try {
    await run();
  } finally {
    element.removeAttribute('id');
  }
}
