import type { Page, RawBlock } from '#generated/content/types.ts';
import { walkBlocks } from '#backend/content/documents/walk-blocks.ts';
import { mapDefinitions, visitChoices, visitChosen, type Schema } from './choices.ts';

/** The number of a definition's choices that the documents demonstrate. */
export interface Coverage {
  /** The type of a block, or the name of a shared definition. */
  readonly name: string;
  /** Number of blocks; undefined for a shared definition. */
  readonly blocks: number | undefined;
  readonly shown: number;
  readonly total: number;
  /** Fields by path, choices as "path=value". */
  readonly missing: readonly string[];
}

export function measureCoverage(root: Schema, pages: readonly Pick<Page, 'components'>[]): readonly Coverage[] {
  const types = mapDefinitions(root);
  const byName = new Map([...types].map(([type, name]) => [name, type]));
  const blocks: readonly RawBlock[] = pages.flatMap(({ components }) => [...walkBlocks(components)].map(({ block }) => block));
  const chosen = new Set<string>();
  const note = (definition: string, choice: string): void => void chosen.add(`${definition} ${choice}`);
  for (const block of blocks) {
    const name = types.get(block.type);
    if (name !== undefined) visitChosen(root, name, block, note);
  }
  const choices = new Map<string, Set<string>>([...byName.keys()].map((name) => [name, new Set()]));
  visitChoices(root, (definition, choice) => choices.set(definition, (choices.get(definition) ?? new Set()).add(choice)));
  return [...choices]
    .map(([definition, own]): Coverage => {
      const type = byName.get(definition);
      const count = type === undefined ? undefined : blocks.filter((block) => block.type === type).length;
      const missing = [...own].filter((choice) => !chosen.has(`${definition} ${choice}`));
      return {
        name: type ?? definition,
        blocks: count,
        shown: own.size - missing.length,
        total: own.size,
        missing: count === 0 ? ['the block', ...missing] : missing,
      };
    })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}
