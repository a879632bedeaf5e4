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
    description: `${human}: a title over a text.`,
    type: 'object',
    additionalProperties: false,
    required: ['id', 'type', 'title'],
    properties: {
      id: createSharedRef('blockId'),
      type: { ...createDescription('Type', 'Which kind of block this is.'), const: type },
      name: {
        ...createDescription(
          'Name shown to editors',
          'What the block is called in lists of blocks; shoppers never see it.',
          'Winter sizes',
        ),
        type: 'string',
      },
      bottomMargins: createSharedRef('bottomMargins'),
      hideOnBreakpoint: createSharedRef('hideOnBreakpoint'),
      isFullWidth: {
        ...createDescription('Spans the full width', 'Runs to both edges of the screen instead of keeping the page’s margins.', false),
        type: 'boolean',
      },
      title: { ...createDescription('Title', 'The heading of the block.', 'Out before the birds'), type: 'string', minLength: 1 },
      titleStyle: createSharedRef('titleStyle'),
      titleColor: {
        ...createSharedRef('color'),
        ...createDescription('Color of the title', 'A color of the brand by name, or a CSS color.'),
      },
      richText: {
        ...createDescription('Rich text', 'Formatted text: paragraphs, lists, links.', '<p>Three light layers for the cold hour.</p>'),
        type: 'string',
        format: 'html',
      },
      alignment: createSharedRef('alignment'),
      backgroundColor: {
        ...createSharedRef('color'),
        ...createDescription('Background color', 'Behind the whole block. A color of the brand by name, or a CSS color.'),
      },
      textColor: {
        ...createSharedRef('color'),
        ...createDescription('Text color', 'A color of the brand by name, or a CSS color. Left out, the text stays readable by itself.'),
      },
    },
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
