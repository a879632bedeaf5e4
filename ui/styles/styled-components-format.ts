import { ServerStyleSheet, version } from 'styled-components';

/**
 * Everything that the shop knows of styled-components' private formats, as of 6.6.0: the serialised sheet (its constructor `Rehydration`
 * reads and writes it) and the marked tag that its browser's copy takes over. styled-components-format.test.ts fails with another version
 * and says what to look at.
 */

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
/** A group's marker. */
const marker = /^data-styled\.g(\d+)\[id="([\w-]+)"\].*?"([^"]*)/;

/** Parses the library's serialised sheet into groups, in the order in which they stand. */
function parseSheetGroups(serialized: string): StyleGroup[] {
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

const componentId = /(\sclass=")sc-[0-9a-f]+-\d+ /g;

/** HTML without the ids of components, which no rule names; compiled styles (scripts/vite/compile-styles.ts) do not have them either. */
export const withoutComponentIds = (html: string): string => html.replaceAll(componentId, '$1');

/** The library's sheet writes itself out; its types do not say so. */
interface Serialised {
  toString(): string;
}

/** One sheet for a whole process. */
export interface LibrarySheet {
  /** For `StyleSheetManager`. */
  readonly instance: ServerStyleSheet['instance'];
  /** Grows with each component that is rendered for the first time. */
  size(): number;
  groups(): StyleGroup[];
}

export function createLibrarySheet(): LibrarySheet {
  const { instance } = new ServerStyleSheet();
  return {
    instance,
    size: () => instance.getTag().tag.length,
    groups: () => parseSheetGroups((instance as Serialised).toString()),
  };
}

/**
 * The tag by which the browser's copy of the library learns which components' rules the page has. Not "active": rehydration passes over
 * tags marked so and would inject every rule again.
 */
export function markedTag(groups: readonly StyleGroup[], attribute: string): string {
  return `<style${attribute} data-styled="true" data-styled-version="${version}">${groups.map(({ marker: text }) => text).join('')}</style>`;
}
