import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { documentNames, readDocument, type ContractDocument, type DocumentedOperation, type DocumentName } from './contract-document.ts';
import { findItems } from './coverage-items.ts';

interface Known {
  readonly name: DocumentName;
  readonly document: ContractDocument;
  readonly operation: DocumentedOperation;
}

/** Output folder, set by `npm run contract:coverage`. Nothing is recorded if it is unset. */
const folder = process.env.CONTRACT_COVERAGE;

const recorded = new Set<string>();
let known: ReadonlyMap<string, Known> | undefined;

function readOperations(): ReadonlyMap<string, Known> {
  const entries = documentNames.flatMap((name) => {
    const document = readDocument(name);
    return document.operations.map((operation) => [operation.operationId, { name, document, operation }] as const);
  });
  return new Map(entries);
}

/** Records the parts of the contract that a response covers, once per process. */
export function recordResponse(operationId: string, status: number, body: unknown): void {
  if (folder === undefined) return;
  known ??= readOperations();
  const found = known.get(operationId);
  if (!found) return;
  const fresh = findItems(found.name, found.document, found.operation, status, body).filter((key) => !recorded.has(key));
  if (fresh.length === 0) return;
  for (const key of fresh) recorded.add(key);
  mkdirSync(folder, { recursive: true });
  appendFileSync(path.join(folder, `${process.pid}.txt`), fresh.map((key) => `${key}\n`).join(''));
}

/** Wraps a fetch to record its responses. */
export function recordFetch(
  fetch: (request: Request) => Promise<Response>,
  operationOf: (request: Request) => string | undefined,
): (request: Request) => Promise<Response> {
  if (folder === undefined) return fetch;
  return async (request) => {
    const response = await fetch(request);
    const operationId = operationOf(request);
    if (operationId !== undefined) recordResponse(operationId, response.status, parseJson(await response.clone().text()));
    return response;
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
