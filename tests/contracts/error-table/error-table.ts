import { getErrorMessage } from '#commerce/errors/error-messages.ts';
import { errorCodes, errorRanges, levelOf, placingOf, type ErrorCode, type ErrorLevel, type ErrorRange } from '#generated/errors.ts';
import { errorMessages } from '#generated/messages/error/all.ts';
import { errorConditions, errorsNotRaised } from '#generated/openapi/error-conditions.ts';
import { operations as allOperations } from '#generated/openapi/operations.ts';
import { EVERY_SCREEN, findScreensByOperation } from './screens-by-operation.ts';

/** One code with one status: the requests that provoke it, the text that shoppers read, and the screens that show it. */
export interface ErrorTableRow {
  /** A range covers its codes that have no row. */
  readonly code: ErrorCode | ErrorRange;
  /** Undefined where the backend of this repository does not raise the code. */
  readonly status?: number;
  /** Operations that raise it; empty if any request can. */
  readonly operations: readonly string[];
  /** Steps that provoke it, in Markdown. Empty where no backend of this repository does. */
  readonly how: readonly string[];
  readonly notRaised?: string;
  /** In English. */
  readonly message: string;
  /** The notice's place unless a screen decides otherwise. */
  readonly level: ErrorLevel;
  /** The step that shows it when it rejects the placing of an order. */
  readonly placing?: string;
  /** Screens and dialogs that send one of the operations. Empty where only programs do. */
  readonly screens: readonly string[];
}

/** Every code of the contract, in alphabetical order, by status. */
export function createErrorTable(): readonly ErrorTableRow[] {
  const screens = findScreensByOperation();
  const names = [...errorCodes, ...errorRanges.map(({ range }) => range)].toSorted();
  return names.flatMap((code): ErrorTableRow[] => {
    const facts = { code, message: getMessage(code), ...getLevelAndPlacing(code) };
    const conditions = errorConditions.filter((condition) => condition.code === code);
    const statuses = [...new Set(conditions.map(({ status }) => status))];
    if (statuses.length === 0) return [{ ...facts, operations: [], how: [], screens: [], notRaised: errorsNotRaised[code] }];
    return statuses.map((status) => {
      const same = conditions.filter((condition) => condition.status === status);
      const operations = same.some((condition) => condition.operations.length === 0)
        ? []
        : [...new Set(same.flatMap((one) => one.operations))];
      return { ...facts, status, operations, how: [...new Set(same.map(({ how }) => how))], screens: findScreens(operations, screens) };
    });
  });
}

/** Operations of every area count as any request. */
export const isAnyRequest = ({ operations }: Pick<ErrorTableRow, 'operations'>): boolean =>
  operations.length === 0 || operations.length > allOperations.length / 2;

function getLevelAndPlacing(code: ErrorCode | ErrorRange): Pick<ErrorTableRow, 'level' | 'placing'> {
  const range = errorRanges.find((one) => one.range === code);
  const level = range?.level ?? levelOf(code);
  if (level === undefined) throw new Error(`${code} has no level`);
  const placing = range?.placing ?? placingOf(code);
  return { level, ...(placing !== undefined && { placing }) };
}

function getMessage(code: ErrorCode | ErrorRange): string {
  const range = errorRanges.find((one) => one.range === code);
  const known = range ? findFirstUnnamedCode(range.pattern) : code;
  return getErrorMessage(errorMessages.en, known, 'en-US', { maxAllowedQty: 10 }) ?? '';
}

/** A code that only the range covers. */
function findFirstUnnamedCode(pattern: RegExp): string {
  const codes = ['AUT', 'PRM', 'PRO'].flatMap((area) => Array.from({ length: 1000 }, (_, n) => `${area}${String(n).padStart(3, '0')}`));
  return codes.find((code) => pattern.test(code) && !(errorCodes as readonly string[]).includes(code)) ?? '';
}

function findScreens(operations: readonly string[], screens: ReadonlyMap<string, readonly string[]>): readonly string[] {
  if (isAnyRequest({ operations })) return [EVERY_SCREEN];
  const names = new Set(operations.flatMap((operation) => screens.get(operation) ?? []));
  return names.has(EVERY_SCREEN) ? [EVERY_SCREEN] : [...names].toSorted();
}
