import { compileModule } from '../validators/ajv.ts';
import { REFERENCE_FILE, type ContentModel } from './content.ts';
import type { Output } from '../output.ts';

/** `all` lists every error, for previews; `first` stops at the first, for publishing. */
type Depth = 'All' | 'First';

export function generateContentValidators(model: ContentModel): readonly Output[] {
  return (['All', 'First'] as const).flatMap((depth) => [
    { path: `content/validators-${depth.toLowerCase()}.js`, text: createModule(model, depth), format: false },
    { path: `content/validators-${depth.toLowerCase()}.d.ts`, text: createDeclarations(depth) },
  ]);
}

function createModule(model: ContentModel, depth: Depth): string {
  const root = { $id: 'cairn:content', $defs: model.$defs };
  const page = { Page: { ref: 'cairn:content#/$defs/Page', file: 'content/page.schema.json' } };
  // References occur only in editors' files: they are resolved before rendering.
  const reference = { FragmentReference: { ref: 'cairn:content#/$defs/FragmentReference', file: REFERENCE_FILE } };
  const beside = depth === 'All' ? { ...page, ...reference } : page;
  const blocks = model.blocks.map(({ name, file }) => [name, { ref: `cairn:content#/$defs/${name}`, file }] as const);
  const code = compileModule({ allErrors: depth === 'All' }, root, { ...Object.fromEntries(blocks), ...beside });
  const rows = model.blocks.map(({ type, name }) => `  '${type}': ${name},`);
  return `${code}\n\nexport const validateBlock${depth} = {\n${rows.join('\n')}\n};\n\nexport const validatePage${depth} = Page;\n${depth === 'All' ? 'export const validateFragmentReferenceAll = FragmentReference;\n' : ''}`;
}

function createDeclarations(depth: Depth): string {
  return `
    import type { Validator } from '../validator.ts';
    import type { BlockContentByType,${depth === 'All' ? ' FragmentReference,' : ''} Page } from './types.ts';
    /** By block type; ${depth === 'All' ? 'lists every error' : 'stops at the first error'}. */
    export declare const validateBlock${depth}: { readonly [Type in keyof BlockContentByType]: Validator<BlockContentByType[Type]> };
    /** The envelope only: its components are judged one by one. */
    export declare const validatePage${depth}: Validator<Page>;
    ${depth === 'All' ? 'export declare const validateFragmentReferenceAll: Validator<FragmentReference>;' : ''}
  `;
}
