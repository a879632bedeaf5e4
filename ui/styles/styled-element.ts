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
  return new Set(Array.from(document.querySelectorAll('[class]'), ({ classList }) => [...classList]).flat());
}

/**
 * What a styled component is in the built shop's browser code (scripts/vite/compile-styles.ts): an element with the class that the
 * styling library gives it on the server. Its rules are added when it is first shown, unless the document brought them.
 */
export function styledElement(tag: ElementType, name: string, css: string): FunctionComponent<StyledProps> {
  return function StyledElement({ as = tag, className, ...rest }) {
    known ??= classesOfDocument();
    if (!known.has(name)) {
      known.add(name);
      adoptStyles(name, css);
    }
    return jsx(as, { ...rest, className: className ? `${name} ${className}` : name });
  };
}
