import type { Output } from '../output.ts';
import { compileCatalog, fileOf, type CompiledFeature } from './compile-catalog.ts';
import type { Arguments } from './compile-message.ts';
import { readCatalog, type CatalogSource } from './read-catalog.ts';

const RUNTIME = '#messages/runtime';
const BLOCKS = 'blocks/';

/**
 * generated/messages/ from messages/: the message type of each feature, its data by locale, and functions to load them.
 * @throws MessageError
 */
export function messageFiles(root: string): readonly Output[] {
  const source = readCatalog(root);
  const features = compileCatalog(source);
  const outputs = features.flatMap((feature) => [
    messageTypes(feature),
    ...messageData(feature),
    allLocales(feature, source),
    lazyLocales(feature, source),
  ]);
  return [...outputs, ...blockMessages(features, source)].map((output) => ({ ...output, from: 'messages/' as const }));
}

/** "blocks/promo-bar" → "PromoBarMessages". */
function typeName(feature: string): string {
  const words = feature.slice(feature.lastIndexOf('/') + 1).split('-');
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}Messages`;
}

/** "blocks/promo-bar" → "promoBarMessages". */
function valueName(feature: string): string {
  const name = typeName(feature);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function messageTypes({ feature, messages }: CompiledFeature): Output {
  const lines = [...messages].map(([name, args]) => `readonly ${JSON.stringify(name)}: ${signature(args)};`);
  return { path: `messages/${feature}/messages.ts`, text: `export interface ${typeName(feature)} {\n${lines.join('\n')}\n}\n` };
}

function signature(args: Arguments): string {
  if (args.size === 0) return 'string';
  const fields = [...args].map(([name, kind]) => `readonly ${name}: ${argumentType(kind)}`);
  const isRich = [...args.values()].includes('tag');
  return isRich ? `<Node>(values: { ${fields.join('; ')} }) => readonly (string | Node)[]` : `(values: { ${fields.join('; ')} }) => string`;
}

function argumentType(kind: string): string {
  if (kind === 'tag') return '(content: string) => Node';
  if (!kind.startsWith('one of ')) return kind;
  const options = kind.slice('one of '.length).split('|');
  return options.map((option) => (option === 'other' ? '(string & {})' : JSON.stringify(option))).join(' | ');
}

function messageData({ feature, byLocale }: CompiledFeature): readonly Output[] {
  return [...byLocale].map(([locale, messages]) => ({
    path: `messages/${feature}/${locale}.ts`,
    text: `
      import type { MessageData } from '${RUNTIME}/compiled.ts';
      import type { ${typeName(feature)} } from './messages.ts';

      export const ${valueName(feature)}: MessageData<${typeName(feature)}> = ${JSON.stringify(messages)};
    `,
  }));
}

const variable = (locale: string): string => locale.replace('-', '');

function allLocales(feature: CompiledFeature, { fallbacks }: CatalogSource): Output {
  const name = feature.feature;
  const imports = [...feature.byLocale.keys()].map(
    (locale) => `import { ${valueName(name)} as ${variable(locale)} } from './${locale}.ts';`,
  );
  const entries = Object.keys(fallbacks).map((locale) => `'${locale}': ${variable(fileOf(locale, fallbacks, feature))}`);
  return {
    path: `messages/${name}/all.ts`,
    text: `
      import type { MessageData } from '${RUNTIME}/compiled.ts';
      import type { MessageLocale } from '${RUNTIME}/message-locale.ts';
      ${imports.join('\n')}
      import type { ${typeName(name)} } from './messages.ts';

      /** In every locale, at once: for a server. */
      export const ${valueName(name)}: Readonly<Record<MessageLocale, MessageData<${typeName(name)}>>> = { ${entries.join(', ')} };
    `,
  };
}

function lazyLocales(feature: CompiledFeature, { fallbacks }: CatalogSource): Output {
  const name = feature.feature;
  const entries = Object.keys(fallbacks).map((locale) => {
    const file = fileOf(locale, fallbacks, feature);
    return `'${locale}': async () => (await import('./${file}.ts')).${valueName(name)}`;
  });
  return {
    path: `messages/${name}/lazy.ts`,
    text: `
      import type { MessageData } from '${RUNTIME}/compiled.ts';
      import type { MessageLocale } from '${RUNTIME}/message-locale.ts';
      import type { ${typeName(name)} } from './messages.ts';

      /** Each locale when it is asked for: for code that comes late in a browser. */
      export const ${valueName(name)}: Readonly<Record<MessageLocale, () => Promise<MessageData<${typeName(name)}>>>> = { ${entries.join(', ')} };
    `,
  };
}

/** The messages of all blocks by type, for the renderer. */
function blockMessages(features: readonly CompiledFeature[], { fallbacks }: CatalogSource): readonly Output[] {
  const blocks = features.filter(({ feature }) => feature.startsWith(BLOCKS)).map(({ feature }) => feature);
  const typeOf = (feature: string): string => feature.slice(BLOCKS.length);
  const types = blocks.map((feature) => `import type { ${typeName(feature)} } from './${feature}/messages.ts';`);
  const values = blocks.map((feature) => `import { ${valueName(feature)} } from './${feature}/all.ts';`);
  const locales = Object.keys(fallbacks).map(
    (locale) => `'${locale}': { ${blocks.map((feature) => `'${typeOf(feature)}': ${valueName(feature)}['${locale}']`).join(', ')} }`,
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
        export interface BlockMessages { ${blocks.map((feature) => `readonly '${typeOf(feature)}': ${typeName(feature)};`).join('\n')} }

        /** In every locale: for a server, which gives interactive blocks theirs with their props. */
        export const blockMessages: Readonly<Record<MessageLocale, { readonly [Type in keyof BlockMessages]: MessageData<BlockMessages[Type]> }>> = { ${locales.join(', ')} };
      `,
    },
  ];
}
