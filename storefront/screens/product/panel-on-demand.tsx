import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type MouseEvent, type ReactElement } from 'react';
import { waitForNear } from '#engine/hydrate/arrival.ts';
import { CanvasView } from '../../canvas/canvas-view.tsx';
import type { CanvasData } from '../../canvas/canvas-data.ts';

interface Props<Loaded> {
  /** Name for the log and the links inside. */
  readonly name: string;
  /** The section as static HTML. */
  readonly canvas: CanvasData;
  /**
   * Returns true if this shopper's drafts or choices are not in the static HTML: then the section becomes interactive near the viewport.
   */
  readonly isPersonal: () => boolean;
  /** Loads code, messages and data of the interactive section. */
  readonly load: () => Promise<Loaded>;
  /** The interactive section. */
  readonly render: (loaded: Loaded) => ReactElement;
}

/**
 * A section that is static HTML until the shopper hovers or focuses it. Presses, focus and typed text in the meantime are repeated by
 * element id; if the code fails to load, the next press loads it again.
 */
export function PanelOnDemand<Loaded>({ name, canvas, isPersonal, load, render }: Props<Loaded>): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  const [panel, setPanel] = useState<{ readonly loaded: Loaded; readonly focused: Element | null }>();
  const pressed = useRef('');
  const isLoading = useRef(false);
  const start = async (): Promise<void> => {
    if (isLoading.current) return;
    isLoading.current = true;
    try {
      const loaded = await load();
      const focused = box.current?.contains(document.activeElement) ? document.activeElement : null;
      setPanel({ loaded, focused });
    } catch (error) {
      isLoading.current = false;
      console.warn(`[cairn] [section] ${name}: the code failed to load`, error);
    }
  };
  const onNear = useEffectEvent(start);
  const waitsForIntent = useEffectEvent(() => !isPersonal());
  useEffect(() => {
    // The shopper may have focused a field or hovered the section before hydration.
    const isMeant = box.current?.matches(':hover, :focus-within') === true;
    if (isMeant) void onNear();
    if (isMeant || waitsForIntent()) return undefined;
    const removed = new AbortController();
    const wait = async (element: Element): Promise<void> => {
      await waitForNear(element, removed.signal);
      if (!removed.signal.aborted) await onNear();
    };
    if (box.current) void wait(box.current);
    return () => removed.abort();
  }, []);
  useLayoutEffect(() => {
    if (!panel) return;
    const find = (id: string): HTMLElement | null | undefined => (id === '' ? null : box.current?.querySelector(`#${CSS.escape(id)}`));
    const { focused } = panel;
    const next = find(focused?.id ?? '');
    next?.focus({ preventScroll: true });
    if (focused instanceof HTMLInputElement && next instanceof HTMLInputElement) retype(next, focused.value);
    find(pressed.current)?.click();
  }, [panel]);
  const press = ({ target }: MouseEvent): void => {
    if (panel) return;
    const button = target instanceof Element ? target.closest('button[id]') : null;
    pressed.current = button?.id ?? '';
    void start();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- clicks of buttons inside, which keys cause too
    <div
      ref={box}
      data-block={name}
      data-block-id={name}
      onPointerEnter={() => void start()}
      onFocus={() => void start()}
      onInput={() => void start()}
      onClick={press}
    >
      {panel ? render(panel.loaded) : <CanvasView data={canvas} />}
    </div>
  );
}

/** Types a text into a controlled field: React notices a value only through the element's own setter and an event. */
function retype(field: HTMLInputElement, text: string): void {
  if (text === field.value) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
