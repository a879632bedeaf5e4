/** One component's rules as the library keeps them: its group number fixes the order in the sheet. */
export interface StyleGroup {
  readonly number: number;
  /** The component id, `sc-keyframes-…` or `sc-global-…`. */
  readonly id: string;
  readonly names: readonly string[];
  /** What tells the browser's copy of the library that these rules are there, as the library writes it. */
  readonly marker: string;
  /** The rules alone. */
  readonly css: string;
}

const separator = '/*!sc*/\n';
/** The marker's form in styled-components 6.6.0, Rehydration. */
const marker = /^data-styled\.g(\d+)\[id="([\w-]+)"\].*?"([^"]*)/;

/** Parses the library's serialised sheet into groups, in the order in which they stand. */
export function parseSheetGroups(serialized: string): StyleGroup[] {
  const groups: StyleGroup[] = [];
  let rules: string[] = [];
  for (const part of serialized.split(separator)) {
    if (part.trim() === '') continue;
    const [, number, id, names] = marker.exec(part) ?? [];
    if (number === undefined || id === undefined || names === undefined) {
      rules.push(part);
      continue;
    }
    groups.push({
      number: Number(number),
      id,
      names: names.split(',').filter(Boolean),
      marker: part + separator,
      css: rules.join(''),
    });
    rules = [];
  }
  return groups;
}

export const isKeyframes = (group: StyleGroup): boolean => group.id.startsWith('sc-keyframes-');
export const isGlobal = (group: StyleGroup): boolean => group.id.startsWith('sc-global-');
