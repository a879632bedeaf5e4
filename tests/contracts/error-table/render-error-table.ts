import { isAnyRequest, type ErrorTableRow } from './error-table.ts';

const HEADINGS = ['code', 'status', 'request', 'message', 'notice', 'screen'];

/** docs/reference/error-table.md: one table from the code to the screen. */
export function renderErrorTable(rows: readonly ErrorTableRow[]): string {
  const lines = [HEADINGS, HEADINGS.map(() => '---'), ...rows.map(formatCells)].map((cells) => `| ${cells.join(' | ')} |`);
  return `# Errors, from the code to the screen

Written by \`npm run error-table\` from \`schemas/\` and \`messages/\`. Do not edit.

Each row has the code and status of an error, the operations that raise it, the text that a shopper reads (here in English), the place of the notice, and the screens and dialogs whose code sends such a request. A notice shows above the screen (\`top\`), at the item or the input, or as a toast; \`session\` errors concern the whole cart. A screen may decide otherwise: the step in parentheses shows the error when it rejects an order. [Error codes](errors.md) has more on reactions, and the reference at \`/reference\` has the steps that provoke each error.

${lines.join('\n')}
`;
}

function formatCells(row: ErrorTableRow): readonly string[] {
  const { code, status, message, level, placing, screens, notRaised } = row;
  const notice = placing === undefined ? level : `${level} (${placing})`;
  const screen = notRaised === undefined ? screens.join(', ') || 'none, only programs send it' : '';
  return [`\`${code}\``, status === undefined ? '' : String(status), formatRequest(row), message, notice, screen].map((cell) =>
    cell.replaceAll('|', '\\|'),
  );
}

function formatRequest(row: ErrorTableRow): string {
  if (row.notRaised !== undefined) return `none: ${row.notRaised}`;
  return isAnyRequest(row) ? 'any' : row.operations.map((operation) => `\`${operation}\``).join(', ');
}
