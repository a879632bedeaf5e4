import type { Output } from '../output.ts';
import { compileCatalog, getMessageFile, type CompiledFeature } from './compile-catalog.ts';
import type { Arguments } from './compile-message.ts';
import { readCatalog, type CatalogSource } from './read-catalog.ts';

const RUNTIME = '#messages/runtime';
const BLOCKS = 'blocks/';

/**
 * generated/messages/ from messages/: the message type of each feature, its data by locale, and functions to load them.
 * @throws MessageError
 */
export function generateMessageFiles(root: string): readonly Output[] {
  const source = readCatalog(root);
  const features = compileCatalog(source);
  const outputs = features.flatMap((feature) => [
    createMessageTypes(feature),
    ...createMessageData(feature),
    createAllLocales(feature, source),
    createLazyLocales(feature, source),
  ]);
  return [...outputs, ...generateBlockMessages(features, source)].map((output) => ({ ...output, from: 'messages/' as const }));
}

/** "blocks/promo-bar" → "PromoBarMessages". */
function getTypeName(feature: string): string {
  const words = feature.slice(feature.lastIndexOf('/') + 1).split('-');
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}Messages`;
}

/** "blocks/promo-bar" → "promoBarMessages". */
function getValueName(feature: string): string {
  const name = getTypeName(feature);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function createMessageTypes({ feature, messages }: CompiledFeature): Output {
  const lines = [...messages].map(([name, args]) => `readonly ${JSON.stringify(name)}: ${formatSignature(args)};`);
  return { path: `messages/${feature}/messages.ts`, text: `export interface ${getTypeName(feature)} {\n${lines.join('\n')}\n}\n` };
}

function formatSignature(args: Arguments): string {
  if (args.size === 0) return 'string';
  const fields = [...args].map(([name, kind]) => `readonly ${name}: ${formatArgumentType(kind)}`);
  const isRich = [...args.values()].includes('tag');
  return isRich ? `<Node>(values: { ${fields.join('; ')} }) => readonly (string | Node)[]` : `(values: { ${fields.join('; ')} }) => string`;
}

function formatArgumentType(kind: string): string {
  if (kind === 'tag') return '(content: string) => Node';
  if (!kind.startsWith('one of ')) return kind;
  const options = kind.slice('one of '.length).split('|');
  return options.map((option) => (option === 'other' ? '(string & {})' : JSON.stringify(option))).join(' | ');
}

function createMessageData({ feature, byLocale }: CompiledFeature): readonly Output[] {
  return [...byLocale].map(([locale, messages]) => ({
    path: `messages/${feature}/${locale}.ts`,
    text: `
      import type { MessageData } from '${RUNTIME}/compiled.ts';
      import type { ${getTypeName(feature)} } from './messages.ts';

      export const ${getValueName(feature)}: MessageData<${getTypeName(feature)}> = ${JSON.stringify(messages)};
    `,
  }));
}

const getVariableName = (locale: string): string => locale.replace('-', '');

function createAllLocales(feature: CompiledFeature, { fallbacks }: CatalogSource): Output {
  const name = feature.feature;
  const imports = [...feature.byLocale.keys()].map(
    (locale) => `import { ${getValueName(name)} as ${getVariableName(locale)} } from './${locale}.ts';`,
  );
  const entries = Object.keys(fallbacks).map((locale) => `'${locale}': ${getVariableName(getMessageFile(locale, fallbacks, feature))}`);
  return {
    path: `messages/${name}/all.ts`,
    text: `
      import type { MessageData } from '${RUNTIME}/compiled.ts';
      import type { MessageLocale } from '${RUNTIME}/message-locale.ts';
      ${imports.join('\n')}
      import type { ${getTypeName(name)} } from './messages.ts';

      /** In every locale, at once: for a server. */
      export const ${getValueName(name)}: Readonly<Record<MessageLocale, MessageData<${getTypeName(name)}>>> = { ${entries.join(', ')} };
    `,
  };
}

function createLazyLocales(feature: CompiledFeature, { fallbacks }: CatalogSource): Output {
  const name = feature.feature;
  const entries = Object.keys(fallbacks).map((locale) => {
    const file = getMessageFile(locale, fallbacks, feature);
    return `'${locale}': async () => (await import('./${file}.ts')).${getValueName(name)}`;
  });
  return {
    path: `messages/${name}/lazy.ts`,
    text: `
      import type { MessageData } from '${RUNTIME}/compiled.ts';
      import type { MessageLocale } from '${RUNTIME}/message-locale.ts';
      import type { ${getTypeName(name)} } from './messages.ts';

      /** Each locale when it is asked for: for code that comes late in a browser. */
      export const ${getValueName(name)}: Readonly<Record<MessageLocale, () => Promise<MessageData<${getTypeName(name)}>>>> = { ${entries.join(', ')} };
    `,
  };
}

/** The messages of all blocks by type, for the renderer. */
function generateBlockMessages(features: readonly CompiledFeature[], { fallbacks }: CatalogSource): readonly Output[] {
  const blocks = features.filter(({ feature }) => feature.startsWith(BLOCKS)).map(({ feature }) => feature);
  const getBlockType = (feature: string): string => feature.slice(BLOCKS.length);
  const types = blocks.map((feature) => `import type { ${getTypeName(feature)} } from './${feature}/messages.ts';`);
  const values = blocks.map((feature) => `import { ${getValueName(feature)} } from './${feature}/all.ts';`);
  const locales = Object.keys(fallbacks).map(
    (locale) =>
      `'${locale}': { ${blocks.map((feature) => `'${getBlockType(feature)}': ${getValueName(feature)}['${locale}']`).join(', ')} }`,
  );
  return [
    {
      path: 'messages/block-messages.ts',
      text: `
        import type { MessageData } from '${RUNTIME}/compiled.ts';
        import type { MessageLocale } from '${RUNTIME}/message-locale.ts';
        ${types.join('\n')}
        ${values.join('\n')}

        /** The messages of each block that has some, by its type. */
        export interface BlockMessages { ${blocks.map((feature) => `readonly '${getBlockType(feature)}': ${getTypeName(feature)};`).join('\n')} }

        /** In every locale: for a server, which gives interactive blocks theirs with their props. */
        export const blockMessages: Readonly<Record<MessageLocale, { readonly [Type in keyof BlockMessages]: MessageData<BlockMessages[Type]> }>> = { ${locales.join(', ')} };
      `,
    },
  ];
}
