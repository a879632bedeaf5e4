import type { ElementType, FunctionComponent } from 'react';
import { jsx } from 'react/jsx-runtime';
import { adoptStyles } from './adopt-styles.ts';

interface StyledProps {
  readonly as?: ElementType;
  readonly className?: string;
  /** Passed to the element unchanged. */
  readonly [attribute: string]: unknown;
}

let known: Set<string> | undefined;

/** The classes whose rules the server sent: those in the document when the script starts. */
function readDocumentClasses(): Set<string> {
  return new Set(Array.from(document.querySelectorAll('[class]'), ({ classList }) => [...classList]).flat());
}

/**
 * A styled component in the built shop's browser code (scripts/vite/compile-styles.ts): an element with the class that
 * styled-components sets on the server. Its rules are added at its first render, unless the document or the brand's sheet has them.
 */
export function createStyledElement(tag: ElementType, name: string, css: string): FunctionComponent<StyledProps> {
  return function StyledElement({ as = tag, className, ...rest }) {
    known ??= readDocumentClasses();
    if (!known.has(name)) {
      known.add(name);
      adoptStyles(name, css);
    }
    return jsx(as, { ...rest, className: className ? `${name} ${className}` : name });
  };
}
