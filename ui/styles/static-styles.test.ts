import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findStyleFaults } from './static-styles.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const rooms = ['blocks', 'ui', 'commerce', 'storefront', 'showcase'];

const sources = rooms
  .filter((room) => existsSync(join(root, room)))
  .flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|suite|spec)\.tsx?$/.test(file))
      .map((file) => join(room, file)),
  );

const getSource = (body: string): string => `import { styled } from 'styled-components';\n${body}`;

describe('findStyleFaults', () => {
  it('finds an extension and an interpolated function, with their lines', () => {
    const faults = findStyleFaults(
      getSource('const A = styled(Button)`color: red;`;\nconst B = styled.p<{ wide: boolean }>`\n  width: ${(p) => p.w};\n`;'),
    );
    expect(faults.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'extends a component'],
      [4, 'computes a style per render'],
    ]);
  });

  it('allows fragments, keyframes and component selectors', () => {
    expect(findStyleFaults(getSource('const A = styled.p`${look} animation: ${fade} 1s; ${Icon} { color: red; }`;'))).toEqual([]);
  });

  it('is needed in *.styles.ts only: no other module imports styled-components', () => {
    const others = sources.filter((file) => !file.endsWith('.styles.ts') && !file.startsWith(join('ui', 'styles')));
    expect(others.filter((file) => readFileSync(join(root, file), 'utf8').includes("from 'styled-components'"))).toEqual([]);
  });

  it('finds nothing in the repository', () => {
    const faults = sources.flatMap((file) =>
      findStyleFaults(readFileSync(join(root, file), 'utf8')).map(({ line, text, reason }) => `${file}:${line} ${reason}: ${text}`),
    );
    expect(faults).toEqual([]);
  });
});
