import { parseElements, type FoundElement } from './parse-elements.ts';

const getText = (ids: string, all: readonly FoundElement[]): string =>
  ids
    .split(' ')
    .flatMap((id) => all.find(({ attributes }) => attributes.id === id)?.spoken ?? [])
    .join(' ');

const findAlts = (list: readonly FoundElement[]): string =>
  list
    .map(({ attributes, children }) => attributes.alt ?? findAlts(children))
    .join(' ')
    .trim();

/** The accessible name of an element: its label, or its text, or the alternative texts of its images. */
function getName(element: FoundElement, all: readonly FoundElement[]): string {
  const { attributes, spoken, children } = element;
  if (attributes['aria-labelledby'] !== undefined) return getText(attributes['aria-labelledby'], all);
  const label = all.find(
    ({ tag, attributes: own, children: inside }) =>
      tag === 'label' && ((attributes.id !== undefined && own.for === attributes.id) || inside.includes(element)),
  );
  return attributes['aria-label'] ?? attributes.alt ?? (label?.spoken || spoken || findAlts(children));
}

const ROLES: Readonly<Record<string, string>> = {
  article: 'article',
  button: 'button',
  details: 'group',
  dialog: 'dialog',
  fieldset: 'group',
  form: 'form',
  img: 'img',
  li: 'listitem',
  nav: 'navigation',
  ol: 'list',
  option: 'option',
  p: 'paragraph',
  section: 'region',
  select: 'combobox',
  textarea: 'textbox',
  ul: 'list',
};

/** The role of an element, implicit or explicit. */
function getRole({ tag, attributes }: FoundElement): string | undefined {
  if (attributes.role !== undefined) return attributes.role;
  if (tag === 'a') return attributes.href === undefined ? undefined : 'link';
  if (tag === 'input') return ['radio', 'checkbox'].includes(attributes.type ?? '') ? attributes.type : 'textbox';
  if (/^h[1-6]$/.test(tag)) return 'heading';
  return ROLES[tag];
}

/** Finds the elements of a role, optionally with a name, like Testing Library's `getAllByRole`. */
export function findByRole(html: string, role: string, name?: string): readonly FoundElement[] {
  const all = parseElements(html);
  return all.filter((element) => getRole(element) === role && (name === undefined || getName(element, all) === name));
}

/** Finds elements by tag, for those without a role. */
export function findByTag(html: string, tag: string): readonly FoundElement[] {
  return parseElements(html).filter((element) => element.tag === tag);
}

/** The accessible description of an element, such as its error. */
export function getDescription(html: string, { attributes }: FoundElement): string {
  return getText(attributes['aria-describedby'] ?? '', parseElements(html));
}
