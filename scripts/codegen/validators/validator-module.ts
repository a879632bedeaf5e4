import { createRuntimeImport } from './ajv.ts';
import type { Part } from './validator-parts.ts';

/** Function name → module that declares it. */
export type Homes = ReadonlyMap<string, string>;

/** An ES module with the functions of `home` and with `aliases`: export → function, from here or another module. */
export function createModuleCode(home: string, parts: readonly Part[], homes: Homes, aliases: ReadonlyMap<string, string>): string {
  const constants = new Map<string, string>();
  const functions = parts.map((part) => nameConstants(part, constants));
  const runtime = new Set(parts.flatMap((part) => [...part.runtime]));
  const foreign = groupByHome(
    parts.flatMap((part) => [...part.calls]).map((name) => [name, name]),
    homes,
  );
  foreign.delete(home);
  const imports = [...foreign].map(([from, names]) => `import { ${[...names.keys()].sort().join(', ')} } from './${from}.js';\n`);
  const lines = [...constants].map(([text, name]) => `const ${name} = ${text};\n`);
  return `${createRuntimeImport(runtime, '../../')}${imports.join('')}\n${lines.join('')}\n${functions.join('\n')}\n${formatExports(home, parts, homes, aliases)}`;
}

/** Shares equal constants within a module. */
function nameConstants(part: Part, constants: Map<string, string>): string {
  let code = part.code;
  for (const [local, text] of part.constants) {
    const name = constants.get(text) ?? `constant${constants.size}`;
    constants.set(text, name);
    code = code.replaceAll(new RegExp(`\\b${local}\\b`, 'g'), name);
  }
  return code;
}

function formatExports(home: string, parts: readonly Part[], homes: Homes, aliases: ReadonlyMap<string, string>): string {
  const groups = groupByHome(
    [...aliases].map(([alias, name]) => [alias, name]),
    homes,
  );
  const own = parts.map(({ functionName }) => functionName);
  if (own.length > 0) groups.set(home, new Map([...own.map((name) => [name, name] as const), ...(groups.get(home) ?? [])]));
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([from, names]) => {
      const list = [...names].map(([alias, name]) => (alias === name ? `  ${name},` : `  ${name} as ${alias},`)).sort();
      return `export {\n${list.join('\n')}\n}${from === home ? '' : ` from './${from}.js'`};\n`;
    })
    .join('');
}

function groupByHome(entries: readonly (readonly string[])[], homes: Homes): Map<string, Map<string, string>> {
  const groups = new Map<string, Map<string, string>>();
  for (const [alias = '', name = ''] of entries) {
    const home = homes.get(name) ?? '';
    const group = groups.get(home) ?? new Map<string, string>();
    groups.set(home, group.set(alias, name));
  }
  return groups;
}
