import { useEffect, useState, type ReactElement, type RefObject } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Bar } from './buy-form.styles.ts';

export interface AddBarProps {
  /** Of the form that its button sends. */
  readonly form: string;
  readonly name: string;
  readonly price: string;
  readonly label: string;
  readonly isPending: boolean;
  /** What it stands in for while that is out of sight. */
  readonly standsFor: RefObject<HTMLElement | null>;
}

/** The form's button once more, at the foot of a small screen. */
export function AddBar({ form, name, price, label, isPending, standsFor }: AddBarProps): ReactElement | null {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const element = standsFor.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => setShown(entry?.isIntersecting === false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [standsFor]);
  if (!isShown) return null;
  return (
    <Bar data-add-bar="" ref={makeRoom}>
      <span>
        <b>{name}</b>
        {price}
      </span>
      <Button type="submit" variant="accent" form={form} aria-busy={isPending || undefined}>
        {label}
      </Button>
    </Bar>
  );
}

/** Keeps what gets the focus from under the bar. */
export function makeRoom(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.scrollPaddingBlockEnd = `${bar.offsetHeight}px`;
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.scrollPaddingBlockEnd = '';
  };
}
