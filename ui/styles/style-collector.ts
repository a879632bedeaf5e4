import type { ReactElement, ReactNode } from 'react';
import { createElement } from 'react';
import { StyleSheetManager } from 'styled-components';
import { createLibrarySheet, isGlobal, isKeyframes, createMarkedTag, type StyleGroup } from './styled-components-format.ts';

export interface StyleCollector {
  /** Renders with one process-wide sheet: the rules of each component are added at its first render and stay. */
  readonly wrap: (children: ReactNode) => ReactElement;
  /** The classes of styled components in an HTML text; store them with a cached block. */
  readonly findStyleClasses: (html: string) => string[];
  /** The sheet's groups for these classes, including keyframes and global styles, in the library's order. */
  readonly collect: (classes: Iterable<string>) => readonly StyleGroup[];
  /** Plain rules for client navigation, for `adoptStyles`. */
  readonly cssText: (classes: Iterable<string>) => string;
  /** Style tag with the rules of a page. */
  readonly styleTag: (classes: Iterable<string>, nonce?: string) => string;
  /**
   * The library's own tag with the names of a page's rules alone. In development the library runs in the browser, adopts the names and
   * injects nothing twice.
   */
  readonly markedTag: (classes: Iterable<string>, nonce?: string) => string;
}

const createNonceAttribute = (nonce?: string): string => (nonce === undefined ? '' : ` nonce="${nonce.replace(/[^\w+/=-]/g, '')}"`);

const classAttribute = /\sclass="([^"]*)"/g;

interface SheetIndex {
  readonly size: number;
  readonly byClass: ReadonlyMap<string, StyleGroup>;
  readonly keyframesOf: ReadonlyMap<StyleGroup, readonly StyleGroup[]>;
  readonly globals: readonly StyleGroup[];
}

function createIndexSheet(groups: readonly StyleGroup[], size: number): SheetIndex {
  const keyframes = groups.filter(isKeyframes).map((group) => ({
    group,
    used: new RegExp(`(?<![\\w-])(?:${group.names.join('|')})(?![\\w-])`),
  }));
  const byClass = new Map<string, StyleGroup>();
  const keyframesOf = new Map<StyleGroup, readonly StyleGroup[]>();
  for (const group of groups) {
    if (isKeyframes(group)) continue;
    for (const name of [group.id, ...group.names]) byClass.set(name, group);
    if (!group.css.includes('animation')) continue;
    keyframesOf.set(
      group,
      keyframes.filter(({ used }) => used.test(group.css)).map((entry) => entry.group),
    );
  }
  return { size, byClass, keyframesOf, globals: groups.filter(isGlobal) };
}

/**
 * Collects the CSS of server-rendered HTML. All styles are static, so one sheet serves the whole process and is serialized again only if a
 * class is unknown and the sheet has grown. Server only.
 */
export function createStyleCollector(): StyleCollector {
  const master = createLibrarySheet();
  let index = createIndexSheet([], 0);

  const getGroup = (name: string): StyleGroup | undefined => {
    const known = index.byClass.get(name);
    if (known) return known;
    const size = master.size();
    if (size === index.size) return undefined;
    index = createIndexSheet(master.groups(), size);
    return index.byClass.get(name);
  };

  const getStyles = (html: string): string[] => {
    const tokens = new Set<string>();
    const values = new Set<string>();
    for (const [, value = ''] of html.matchAll(classAttribute)) values.add(value);
    for (const value of values) {
      for (const token of value.split(' ')) if (token !== '' && getGroup(token)) tokens.add(token);
    }
    return [...tokens];
  };

  const collect = (classes: Iterable<string>): readonly StyleGroup[] => {
    const groups = new Set<StyleGroup>();
    // Resolve all classes first: a refresh replaces every group of the index.
    const names = [...classes];
    for (const name of names) getGroup(name);
    for (const name of names) {
      const group = index.byClass.get(name);
      if (!group) continue;
      groups.add(group);
      for (const keyframes of index.keyframesOf.get(group) ?? []) groups.add(keyframes);
    }
    for (const group of index.globals) groups.add(group);
    return [...groups].sort((one, other) => one.number - other.number);
  };

  return {
    wrap: (children) => createElement(StyleSheetManager, { sheet: master.instance }, children),
    findStyleClasses: getStyles,
    collect,
    cssText: (classes) =>
      collect(classes)
        .map((group) => group.css)
        .join(''),
    styleTag: (classes, nonce) => {
      const groups = collect(classes);
      if (groups.length === 0) return '';
      return `<style${createNonceAttribute(nonce)}>${groups.map((group) => group.css).join('')}</style>`;
    },
    markedTag: (classes, nonce) => createMarkedTag(collect(classes), createNonceAttribute(nonce)),
  };
}
