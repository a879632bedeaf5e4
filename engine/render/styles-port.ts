import type { ReactElement } from 'react';

/** How the host's styling library takes part in rendering on the server. */
export interface StylesPort {
  /** Wraps what is about to be rendered, so that its rules are collected; other providers that blocks need may stand here too. */
  wrap(element: ReactElement): ReactElement;
  /** The rules of these classes, for answers to client navigation. */
  cssOf?(classes: Iterable<string>): string;
}

const OPENING = ' class="';

/** Class names in a piece of React's HTML, where attributes are always quoted this way. */
export function classesIn(html: string): ReadonlySet<string> {
  const classes = new Set<string>();
  for (let at = html.indexOf(OPENING); at !== -1; at = html.indexOf(OPENING, at)) {
    const from = at + OPENING.length;
    at = html.indexOf('"', from);
    for (const name of html.slice(from, at).split(' ')) if (name !== '') classes.add(name);
  }
  return classes;
}
