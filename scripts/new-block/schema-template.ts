import type { BlockNames } from './names.ts';

const createSharedRef = (name: string) => ({ $ref: `../definitions.schema.json#/$defs/${name}` });

/** Label, description and examples of a field for editors. */
const createDescription = (label: string, description: string, ...examples: readonly (string | boolean)[]) => ({
  'x-cairn-label': label,
  description,
  ...(examples.length > 0 ? { examples } : {}),
});

/** An initial schema: the common fields of every block, a title, a text and the two colors. */
export function renderSchema({ type, pascal, human }: BlockNames): string {
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `https://cairn.example/schemas/content/blocks/${type}.schema.json`,
    title: pascal,
    description: `${human}: a title above a text.`,
    type: 'object',
    additionalProperties: false,
    required: ['id', 'type', 'title'],
    properties: {
      id: createSharedRef('blockId'),
      type: { ...createDescription('Type', 'Type of the block.'), const: type },
      name: {
        ...createDescription('Internal name', 'Name of the block in lists for editors; shoppers do not see it.', 'Winter sizes'),
        type: 'string',
      },
      bottomMargins: createSharedRef('bottomMargins'),
      hideOnBreakpoint: createSharedRef('hideOnBreakpoint'),
      isFullWidth: {
        ...createDescription('Full width', 'The block spans the whole screen, without the page’s margins.', false),
        type: 'boolean',
      },
      title: { ...createDescription('Title', 'Heading of the block.', 'Out before the birds'), type: 'string', minLength: 1 },
      titleStyle: createSharedRef('titleStyle'),
      titleColor: {
        ...createSharedRef('color'),
        ...createDescription('Title color', 'A brand color by name, or a CSS color.'),
      },
      richText: {
        ...createDescription('Rich text', 'Formatted text: paragraphs, lists, links.', '<p>Three light layers for the cold hour.</p>'),
        type: 'string',
        format: 'html',
      },
      alignment: createSharedRef('alignment'),
      backgroundColor: {
        ...createSharedRef('color'),
        ...createDescription('Background color', 'Background of the whole block. A brand color by name, or a CSS color.'),
      },
      textColor: {
        ...createSharedRef('color'),
        ...createDescription(
          'Text color',
          'A brand color by name, or a CSS color. If empty, a color that is readable on the background is used.',
        ),
      },
    },
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
