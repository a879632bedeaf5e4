type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** Creates an element with attributes and children. Text never becomes HTML, so that the page's Trusted Types allow it. */
export function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(key, '');
    else if (typeof value === 'string') element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
}
