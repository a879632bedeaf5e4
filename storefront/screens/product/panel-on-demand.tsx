import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type MouseEvent, type ReactElement } from 'react';
import { whenNear } from '#engine/hydrate/arrival.ts';
import { CanvasView } from '../../canvas/canvas-view.tsx';
import type { CanvasData } from '../../canvas/canvas-data.ts';

interface Props<Loaded> {
  /** For the log and the links inside. */
  readonly name: string;
  /** The section as static HTML. */
  readonly canvas: CanvasData;
  /** True if the static HTML lacks what this shopper has written or chosen: then the section becomes interactive near the viewport. */
  readonly isPersonal: () => boolean;
  /** Loads code, messages and data of the interactive section. */
  readonly load: () => Promise<Loaded>;
  /** The interactive section. */
  readonly render: (loaded: Loaded) => ReactElement;
}

/**
 * A section that is static HTML until the shopper points at it or focuses something in it. What was pressed, focused or typed meanwhile is
 * repeated, by the element's id. If the code cannot be loaded, the section stays static and the next press loads it again.
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
      console.warn(`[cairn] [section] ${name}: stays without its code`, error);
    }
  };
  const onNear = useEffectEvent(start);
  const waitsForIntent = useEffectEvent(() => !isPersonal());
  useEffect(() => {
    // The shopper may have focused a field, or pointed at the section, before the page was hydrated.
    const isMeant = box.current?.matches(':hover, :focus-within') === true;
    if (isMeant) void onNear();
    if (isMeant || waitsForIntent()) return undefined;
    const gone = new AbortController();
    const wait = async (element: Element): Promise<void> => {
      await whenNear(element, gone.signal);
      if (!gone.signal.aborted) await onNear();
    };
    if (box.current) void wait(box.current);
    return () => gone.abort();
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

/** Types a text into a field that React controls: it hears of a value only through the element's own setter and an event. */
function retype(field: HTMLInputElement, text: string): void {
  if (text === field.value) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
