import { errorMeanings, type ErrorCode } from '#generated/errors.ts';
import { errorConditions, type ErrorCondition } from '#generated/openapi/error-conditions.ts';
import { operations } from '#generated/openapi/operations.ts';

interface Row {
  readonly status: number;
  readonly code: ErrorCode;
  readonly how: readonly string[];
}

/** True for a code that most operations can return, e.g. that of an expired token. */
const isGeneral = (code: ErrorCode): boolean =>
  operations.filter(({ errors }) => errors.some((error) => error === code)).length > operations.length / 2;

/** Markdown table of an operation's errors and how to provoke each. Errors of most operations follow in a disclosure. */
export function createErrorTable(operationId: string): string {
  const rows = getRows(({ operations: raising }) => raising.some((one) => one === operationId));
  const own = rows.filter(({ code }) => !isGeneral(code));
  const general = rows.filter(({ code }) => isGeneral(code));
  const parts = own.length > 0 ? ['**Errors**', formatTable(own)] : [];
  if (general.length > 0) parts.push(`<details><summary>Errors of most operations</summary>\n\n${formatTable(general)}\n\n</details>`);
  return parts.join('\n\n');
}

/** Errors that the server can return for any request before it reaches an operation. */
export function createGeneralErrorTable(): string {
  return formatTable(getRows(({ operations: raising }) => raising.length === 0));
}

function getRows(isRaised: (condition: ErrorCondition) => boolean): readonly Row[] {
  const rows = new Map<string, Row>();
  for (const { status, code, how } of errorConditions.filter(isRaised)) {
    const row = rows.get(`${status} ${code}`);
    rows.set(`${status} ${code}`, { status, code, how: [...(row?.how ?? []), how] });
  }
  return [...rows.values()].toSorted((a, b) => a.status - b.status || (a.code < b.code ? -1 : 1));
}

function formatTable(rows: readonly Row[]): string {
  const lines = rows.map(
    ({ status, code, how }) => `| ${[`${status} \`${code}\``, errorMeanings[code], formatSentence(how)].map(escapeCell).join(' | ')} |`,
  );
  return ['| Error | Meaning | How to provoke it |', '| --- | --- | --- |', ...lines].join('\n');
}

function formatSentence(how: readonly string[]): string {
  const text = how.join('; or ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const escapeCell = (text: string): string => text.replaceAll('|', '\\|');
