import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { CompiledMessage, Placeholder } from '#messages/runtime/compiled.ts';

/** Arguments of a message: name → TypeScript type. */
export type Arguments = ReadonlyMap<string, ArgumentKind>;

export type ArgumentKind = 'string' | 'number' | 'Date' | 'tag' | `one of ${string}`;

export interface Compiled {
  readonly message: CompiledMessage;
  readonly arguments: Arguments;
}

/**
 * Compiles an ICU message for the runtime.
 * @throws Error with one sentence if it is invalid, or uses a feature that the runtime lacks.
 */
export function compileMessage(text: string, locale: string): Compiled {
  const args = new Map<string, ArgumentKind>();
  const elements = parseIcu(text);
  return { message: compileElements(elements, { locale, args, tag: false }), arguments: args };
}

interface Context {
  readonly locale: string;
  readonly args: Map<string, ArgumentKind>;
  readonly tag: boolean;
}

function parseIcu(text: string): MessageFormatElement[] {
  try {
    return parse(text, { shouldParseSkeletons: true });
  } catch (error) {
    throw new Error(`is not ICU MessageFormat: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Alternating texts and placeholders; adjacent texts are joined. */
function compileElements(elements: readonly MessageFormatElement[], context: Context): CompiledMessage {
  const pieces: (string | Placeholder)[] = [''];
  for (const element of elements) {
    if (element.type === TYPE.literal) pieces[pieces.length - 1] = `${pieces.at(-1) as string}${element.value}`;
    else pieces.push(compilePlaceholder(element, context), '');
  }
  if (pieces.length === 1) return pieces[0] as string;
  if (pieces.at(-1) === '') pieces.pop();
  return pieces;
}

function compilePlaceholder(element: Exclude<MessageFormatElement, { type: TYPE.literal }>, context: Context): Placeholder {
  switch (element.type) {
    case TYPE.pound:
      return 0;
    case TYPE.argument:
      return requireArgument(context, element.value, 'string');
    case TYPE.number: {
      const name = requireArgument(context, element.value, 'number');
      const options = getOptions<Intl.NumberFormatOptions>(element.style, {
        percent: { style: 'percent' },
        integer: { maximumFractionDigits: 0 },
      });
      return options ? [name, 'number', options] : name;
    }
    case TYPE.date:
    case TYPE.time: {
      const key = element.type === TYPE.date ? 'dateStyle' : 'timeStyle';
      const named = Object.fromEntries(['short', 'medium', 'long', 'full'].map((style) => [style, { [key]: style }]));
      return [requireArgument(context, element.value, 'Date'), 'date', getOptions(element.style, named) ?? { [key]: 'medium' }];
    }
    case TYPE.select: {
      const named = Object.keys(element.options);
      const kind = `one of ${named.sort().join('|')}` as const;
      return [requireArgument(context, element.value, kind), 'select', compileForms(element.options, context)];
    }
    case TYPE.plural: {
      if (element.offset !== 0) throw new Error(`counts {${element.value}} with an offset, which the runtime does not support`);
      const type = element.pluralType ?? 'cardinal';
      const { pluralCategories } = new Intl.PluralRules(context.locale, { type }).resolvedOptions();
      const unknown = Object.keys(element.options).find((form) => !form.startsWith('=') && !pluralCategories.includes(form as 'other'));
      if (unknown)
        throw new Error(`has the plural form "${unknown}", which ${context.locale} lacks (it has ${pluralCategories.join(', ')})`);
      return [
        requireArgument(context, element.value, 'number'),
        type === 'cardinal' ? 'plural' : 'ordinal',
        compileForms(element.options, context),
      ];
    }
    case TYPE.tag: {
      if (context.tag) throw new Error(`has <${element.value}> inside another tag`);
      return [requireArgument(context, element.value, 'tag'), 'tag', compileElements(element.children, { ...context, tag: true })];
    }
  }
}

function compileForms(options: Readonly<Record<string, { readonly value: MessageFormatElement[] }>>, context: Context) {
  // A tag in a plural or select form would make the parts of the message depend on its arguments.
  const inner = { ...context, tag: true };
  return Object.fromEntries(Object.entries(options).map(([form, { value }]) => [form, compileElements(value, inner)]));
}

type Style<Options> = string | { readonly parsedOptions: Options } | null | undefined;

function getOptions<Options>(style: Style<Options>, named: Readonly<Record<string, Options>>): Options | undefined {
  if (style === undefined || style === null) return undefined;
  if (typeof style === 'object') return style.parsedOptions;
  const options = named[style.trim()];
  if (!options) throw new Error(`has the unknown style "${style}"`);
  return options;
}

function requireArgument({ args }: Context, name: string, kind: ArgumentKind): string {
  const known = args.get(name);
  if (known !== undefined && known !== kind) throw new Error(`uses {${name}} both as ${known} and as ${kind}`);
  args.set(name, kind);
  return name;
}
