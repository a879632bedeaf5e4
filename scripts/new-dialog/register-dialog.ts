/** The end of the imports, and the end of the table. */
const IMPORTS = /(?:^import .+;\n)+/m;
const TABLE = /^const dialogs = \{\n(?:.*\n)*?(?=\};$)/m;

/**
 * The text of storefront/dialogs/index.ts with one more dialog.
 * @throws Error if the dialog is registered already, or the file has another layout.
 */
export function registerDialog(text: string, name: string, variable: string): string {
  const [imports] = IMPORTS.exec(text) ?? [];
  const [table] = TABLE.exec(text) ?? [];
  if (imports === undefined || table === undefined) throw new Error('storefront/dialogs/index.ts has no table of dialogs.');
  const key = name.includes('-') ? `'${name}'` : name;
  if (table.includes(`\n  ${key}: `)) throw new Error(`storefront/dialogs/index.ts already contains "${name}".`);
  return text
    .replace(imports, () => `${imports}import { ${variable} } from './${name}/index.ts';\n`)
    .replace(table, () => `${table}  ${key}: ${variable},\n`);
}
