import type { ReactElement } from 'react';

/** The host's styling library as the server renderer uses it. */
export interface StylesPort {
  /** Wraps an element before it is rendered, so that its rules are collected; other providers that blocks need can be added here too. */
  wrap(element: ReactElement): ReactElement;
  /** The CSS rules of these classes, for responses to client navigation. */
  getCss?(classes: Iterable<string>): string;
}

const OPENING = ' class="';

/** Finds class names in React's HTML, which always quotes attributes this way. */
export function findClassNames(html: string): ReadonlySet<string> {
  const classes = new Set<string>();
  for (let at = html.indexOf(OPENING); at !== -1; at = html.indexOf(OPENING, at)) {
    const from = at + OPENING.length;
    at = html.indexOf('"', from);
    for (const name of html.slice(from, at).split(' ')) if (name !== '') classes.add(name);
  }
  return classes;
}
