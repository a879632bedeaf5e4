import { format } from 'oxfmt';
import { readContent, type ContentModel } from '../content/content.ts';
import { isObject, getObject, getStrings, type Json, type JsonObject } from '../json.ts';
import { readSources } from '../sources.ts';
import { getOnlyPicture, getPicturedLooks, getPicturedSharedLook, type BlockPicture, type PicturedLook } from './block-pictures.ts';
import { createFieldTable, fitsInTable } from './field-table.ts';
import { formatCode, createExampleObject, getExample, getText, describeValues } from './field-values.ts';

const MADE = '<!-- Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`. -->';

/** The guide to blocks for editors and developers, by file name under docs/blocks/. @throws SchemaError */
export async function generateBlockPages(schemasFolder: string): Promise<ReadonlyMap<string, string>> {
  const model = readContent(readSources(schemasFolder));
  const pages = [
    ['README.md', listOfBlocks(model)],
    ['shared-parts.md', createSharedSection(model)],
    ['page.md', createPage('page', 'Page', model)],
    ['fragment-reference.md', createPage('fragment-reference', 'FragmentReference', model)],
    ...model.blocks.map(({ type, name }) => [`${type}.md`, createPage(type, name, model)] as const),
  ] as const;
  return new Map(await Promise.all(pages.map(async ([path, text]) => [path, await formatPage(path, text)] as const)));
}

async function formatPage(path: string, text: string): Promise<string> {
  const { code: written, errors } = await format(path, `${MADE}\n\n${text}\n`, { singleQuote: true, printWidth: 140 });
  const [fault] = errors;
  if (fault) throw new Error(`docs/blocks/${path} cannot be formatted: ${fault.message}`);
  return written;
}

function listOfBlocks({ blocks, $defs }: ContentModel): string {
  const rows = blocks.map(({ type, name }) => `| [${type}](${type}.md) | ${getText(getObject($defs, name).description)} |`);
  return [
    '# Blocks',
    'The blocks that editors can add to a page, and their fields. A [page](page.md) contains blocks and references to [fragments](fragment-reference.md); [shared parts](shared-parts.md) are used by several blocks.',
    'Each file below `demo/content/` names its schema in `$schema`, so that editors such as VS Code complete and validate it without configuration.',
    ['| Block | What visitors see |', '| --- | --- |', ...rows].join('\n'),
  ].join('\n\n');
}

function createPage(type: string, name: string, { $defs }: ContentModel): string {
  const schema = getObject($defs, name);
  const choices = formatChoices(schema);
  return [
    `# ${type}`,
    getText(schema.description),
    ...(choices.length > 0 ? ['## Layouts and variants', choices.join('\n')] : []),
    ...getPicturedLooks(type, schema, $defs).flatMap((pictured) => [
      `### ${pictured.look.label} (\`${pictured.look.path}\`)`,
      ...formatLook(type, pictured),
    ]),
    ...formatPicture(type, getOnlyPicture(type, schema, $defs)),
    '## Fields',
    createFieldTable(schema, $defs),
    '## Example',
    `\`\`\`json\n${JSON.stringify(createExampleBlock(schema, $defs), null, 2)}\n\`\`\``,
  ].join('\n\n');
}

/** The values of a look, each with its picture. */
function formatLook(what: string, { look, pictures }: PicturedLook): readonly string[] {
  return pictures.flatMap((picture) => {
    const value = picture.choice?.value ?? '';
    return [formatCode(value), ...formatPicture(`${what}, ${look.label}: ${value}`, picture)];
  });
}

function formatPicture(what: string, picture: BlockPicture | undefined): readonly string[] {
  return picture ? [`![${what}](../images/blocks/${picture.file})`] : [];
}

/** Required fields, and fields whose examples are too long for the table. */
function createExampleBlock(schema: JsonObject, $defs: JsonObject): JsonObject {
  const required = new Set(getStrings(schema, 'required'));
  return createExampleObject(schema, $defs, (name, example) => required.has(name) || !fitsInTable(example));
}

/** The block's own choices of appearance: each of its fields with an enumeration. */
function formatChoices(schema: JsonObject): readonly string[] {
  return Object.entries(getObject(schema, 'properties')).flatMap(([name, field]) => {
    if (!isObject(field) || !Array.isArray(field.enum)) return [];
    const standard: Json | undefined = field.default;
    const values = `${describeValues(field)}${standard === undefined ? '' : `; default ${formatCode(standard)}`}`;
    return [`- ${getText(field['x-cairn-label'])} (\`${name}\`): ${values}`];
  });
}

function createSharedSection({ blocks, $defs }: ContentModel): string {
  const own = new Set(['Page', 'FragmentReference', 'RawBlock', ...blocks.map(({ name }) => name)]);
  const sections = Object.entries($defs).flatMap(([name, schema]) => {
    if (own.has(name) || !isObject(schema)) return [];
    const example = getExample(schema, $defs);
    const parts = schema.properties === undefined ? `Values: ${describeValues(schema)}` : createFieldTable(schema, $defs);
    const pictured = getPicturedSharedLook(name, $defs);
    return [
      `## ${name}`,
      getText(schema.description),
      parts,
      ...(example === undefined ? [] : [`Example: ${formatCode(example)}`]),
      ...(pictured ? formatLook(name, pictured) : []),
    ];
  });
  return ['# Shared parts', 'Definitions used by several blocks.', ...sections].join('\n\n');
}
