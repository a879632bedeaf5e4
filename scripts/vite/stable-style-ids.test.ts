import { transformWithOxc } from 'vite';
import { expect, it } from 'vitest';
import { replaceComponentIds } from './stable-style-ids.ts';
import { styledComponents } from './styled-components.ts';

const styles = `
import { styled } from 'styled-components';
export const One = styled.div\`color: red;\`;
export const Other = styled.p\`color: blue;\`;
`;
const file = 'ui/sample/sample.styles.ts';

async function readIds(folder: string, name = file): Promise<readonly string[]> {
  const { code } = await transformWithOxc(styles, `${folder}/${name}`, styledComponents({ development: false }));
  return [...replaceComponentIds(code, name).matchAll(/componentId: "([^"]+)"/g)].map(([, id = '']) => id);
}

it('replaceComponentIds gives each component an id of its own, the same in every folder', async () => {
  const [here, there, otherFile] = await Promise.all([readIds('/one'), readIds('/two'), readIds('/one', 'ui/other/other.styles.ts')]);
  expect(here).toEqual(there);
  expect(new Set([...here, ...otherFile]).size).toBe(4);
});
