import type { ElementType, FunctionComponent } from 'react';
import { jsx } from 'react/jsx-runtime';
import { adoptStyles } from './adopt-styles.ts';

interface StyledProps {
  readonly as?: ElementType;
  readonly className?: string;
  /** Goes to the element as it is. */
  readonly [attribute: string]: unknown;
}

let known: Set<string> | undefined;

/** The classes whose rules came with the document: what it shows when its script starts, it shows in its own styles. */
function classesOfDocument(): Set<string> {
  const found = document.querySelectorAll('[class^="sc-"]');
  return new Set(Array.from(found, (element) => (element.getAttribute('class') ?? '').split(' ', 2).join(' ')));
}

/**
 * What a styled component is in the built shop's browser code (scripts/vite/compile-styles.ts): an element with the classes that the
 * styling library gives it on the server. Its rules are added when it is first shown, unless the document brought them.
 */
export function styledElement(tag: ElementType, classes: string, css: string): FunctionComponent<StyledProps> {
  return function StyledElement({ as = tag, className, ...rest }) {
    known ??= classesOfDocument();
    if (!known.has(classes)) {
      known.add(classes);
      adoptStyles(classes, css);
    }
    return jsx(as, { ...rest, className: className ? `${classes} ${className}` : classes });
  };
}
