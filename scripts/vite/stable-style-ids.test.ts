import { transformWithOxc } from 'vite';
import { expect, it } from 'vitest';
import { withStableIds } from './stable-style-ids.ts';
import { styledComponents } from './styled-components.ts';

const styles = `
import { styled } from 'styled-components';
export const One = styled.div\`color: red;\`;
export const Other = styled.p\`color: blue;\`;
`;
const file = 'ui/sample/sample.styles.ts';

async function idsIn(folder: string, name = file): Promise<readonly string[]> {
  const { code } = await transformWithOxc(styles, `${folder}/${name}`, styledComponents({ development: false }));
  return [...withStableIds(code, name).matchAll(/componentId: "([^"]+)"/g)].map(([, id = '']) => id);
}

it('components have the ids that they have in every folder, and each its own', async () => {
  const [here, there, otherFile] = await Promise.all([idsIn('/one'), idsIn('/two'), idsIn('/one', 'ui/other/other.styles.ts')]);
  expect(here).toEqual(there);
  expect(new Set([...here, ...otherFile]).size).toBe(4);
});
