import { useEffect, useState, type ReactElement, type RefObject } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Bar } from './buy-form.styles.ts';

export interface AddBarProps {
  /** Id of the form that its button submits. */
  readonly form: string;
  readonly name: string;
  readonly price: string;
  readonly label: string;
  readonly isPending: boolean;
  /** The element that the bar replaces while it is out of view. */
  readonly target: RefObject<HTMLElement | null>;
}

/** A copy of the form's button at the bottom of small screens. */
export function AddBar({ form, name, price, label, isPending, target }: AddBarProps): ReactElement | null {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => setShown(entry?.isIntersecting === false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
  if (!isShown) return null;
  return (
    <Bar data-add-bar="" ref={reserveScrollPadding}>
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

/** Reserves space so that the bar does not cover focused elements. */
export function reserveScrollPadding(bar: HTMLElement | null): (() => void) | undefined {
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
