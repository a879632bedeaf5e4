import { isObject } from '../document/json.ts';
import { getEntries, type ContractDocument, type DocumentedOperation, type DocumentName } from './contract-document.ts';
import { findProperties, listProperties } from './schema-walk.ts';

/** Keys of the parts of the contract that a test run may cover: a status or error code of an operation, or a property of the document. */
export interface CoverageItems {
  readonly statuses: readonly string[];
  readonly codes: readonly string[];
  readonly properties: readonly string[];
}

const getStatusKey = (operationId: string, status: number): string => `${operationId} ${status}`;
const getCodeKey = (operationId: string, code: string): string => `${operationId} ${code}`;
const getPropertyKey = (name: DocumentName, pointer: string): string => `${name}#${pointer}`;

/** Everything that the document's responses may contain. A property of a shared schema counts once. */
export function listItems(name: DocumentName, document: ContractDocument): CoverageItems {
  const seen = new Set<string>();
  const { operations } = document;
  return {
    statuses: operations.flatMap(({ operationId, responses }) => responses.map(({ status }) => getStatusKey(operationId, status))),
    codes: operations.flatMap(({ operationId, errors }) => errors.map((code) => getCodeKey(operationId, code))),
    properties: operations.flatMap(({ responses }) =>
      responses.flatMap(({ schema }) =>
        schema === undefined ? [] : listProperties(document, schema, seen).map((pointer) => getPropertyKey(name, pointer)),
      ),
    ),
  };
}

/** Keys of the items that a response covers. */
export function findItems(
  name: DocumentName,
  document: ContractDocument,
  { operationId, responses }: DocumentedOperation,
  status: number,
  body: unknown,
): readonly string[] {
  const properties = new Set<string>();
  const schema = responses.find((response) => response.status === status)?.schema;
  if (schema !== undefined) findProperties(document, schema, body, properties);
  const details = isObject(body)
    ? getEntries(body.errorDetails).flatMap(([, detail]) =>
        isObject(detail) && typeof detail.errorId === 'string' ? [detail.errorId] : [],
      )
    : [];
  return [
    getStatusKey(operationId, status),
    ...details.map((code) => getCodeKey(operationId, code)),
    ...[...properties].map((pointer) => getPropertyKey(name, pointer)),
  ];
}
