import { testBlockInBrowser } from '#tests/contracts/block.browser-suite.tsx';
import { blocks } from './index.ts';

interface Fixtures {
  readonly minimal: object;
  readonly typical: object;
  readonly extreme: object;
}

const files = import.meta.glob<Fixtures>('./*/*.fixtures.ts', { eager: true });

for (const type of Object.keys(blocks)) {
  const fixtures = files[`./${type}/${type}.fixtures.ts`];
  if (fixtures) testBlockInBrowser(type, { minimal: fixtures.minimal, typical: fixtures.typical, extreme: fixtures.extreme });
}
