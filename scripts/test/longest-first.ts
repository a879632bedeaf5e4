import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Short files that take long. A first run sorts by size alone, would start them last and leave a core idle. */
const longest = ['tests/touched-files/touched-files.test.ts', 'blocks/blocks.browser.test.tsx'];

const isLongest = ({ moduleId }: TestSpecification): boolean => longest.some((file) => moduleId.endsWith(`/${file}`));

/** Vitest's own order, with the slowest files first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => Number(isLongest(other)) - Number(isLongest(one)));
  }
}
