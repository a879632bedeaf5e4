import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createErrorTable } from './error-table.ts';
import { renderErrorTable } from './render-error-table.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const rows = createErrorTable();

// Programs read the rows as JSON, with the steps that provoke each error.
if (values.json) console.log(JSON.stringify(rows, null, 2));
else {
  writeFileSync('docs/reference/error-table.md', renderErrorTable(rows));
  console.log(`docs/reference/error-table.md: ${rows.length} rows.`);
}
