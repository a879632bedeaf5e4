import type { BlockNames } from './names.ts';

const shared = (name: string) => ({ $ref: `../definitions.schema.json#/$defs/${name}` });

/** A schema to begin with: the chrome of every block, a title, a text and the two colours. */
export function schemaTemplate({ type, pascal, human }: BlockNames): string {
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `https://cairn.example/schemas/content/blocks/${type}.schema.json`,
    title: pascal,
    description: `${human}: a title over a text.`,
    type: 'object',
    additionalProperties: false,
    required: ['id', 'type', 'title'],
    properties: {
      id: shared('blockId'),
      type: { const: type },
      name: { 'x-cairn-label': 'Name shown to editors', type: 'string' },
      bottomMargins: shared('bottomMargins'),
      hideOnBreakpoint: shared('hideOnBreakpoint'),
      isFullWidth: { 'x-cairn-label': 'Spans the full width', type: 'boolean' },
      title: { 'x-cairn-label': 'Title', type: 'string', minLength: 1 },
      titleStyle: shared('titleStyle'),
      titleColor: shared('color'),
      richText: { 'x-cairn-label': 'Rich text', type: 'string', format: 'html' },
      alignment: shared('alignment'),
      backgroundColor: shared('color'),
      textColor: shared('color'),
    },
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
