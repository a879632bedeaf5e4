import { ServerStyleSheet, version } from 'styled-components';

/**
 * Private formats of styled-components 6.6.0: the serialized sheet (written and read by its constructor `Rehydration`) and the marked tag
 * that its browser code adopts. styled-components-format.test.ts fails with another version and lists what to check.
 */

/** One component's rules in the library's sheet; the group number sets their order. */
export interface StyleGroup {
  readonly number: number;
  /** The component id, `sc-keyframes-…` or `sc-global-…`. */
  readonly id: string;
  readonly names: readonly string[];
  /** The library's marker, by which its browser code detects that the rules exist. */
  readonly marker: string;
  /** The rules alone. */
  readonly css: string;
}

const separator = '/*!sc*/\n';
/** A group's marker. */
const marker = /^data-styled\.g(\d+)\[id="([\w-]+)"\].*?"([^"]*)/;

/** Parses the library's serialized sheet into groups, in their order. */
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

/**
 * Removes component ids from HTML. No rule refers to them, and compiled styles (scripts/vite/compile-styles.ts) do not have them either.
 */
export const removeComponentIds = (html: string): string => html.replaceAll(componentId, '$1');

/** The library's sheet serializes itself, which its types omit. */
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
 * The tag from which the library's browser code learns which rules the page has. Not "active": rehydration skips tags marked so and would
 * inject every rule again.
 */
export function createMarkedTag(groups: readonly StyleGroup[], attribute: string): string {
  return `<style${attribute} data-styled="true" data-styled-version="${version}">${groups.map(({ marker: text }) => text).join('')}</style>`;
}
