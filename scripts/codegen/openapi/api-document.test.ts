import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createConfig, lint, type NormalizedProblem } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { operations } from '#generated/openapi/operations.ts';

const root = new URL('../../../', import.meta.url);
const bundled = 'generated/openapi/openapi.json';
// shared.yaml is not a document of its own.
const sources = readdirSync(new URL('schemas/openapi', root)).filter((name) => name !== 'shared.yaml');
const config = await createConfig({ extends: ['recommended'] });
const getSentence = ({ ruleId, message, location: [location] }: NormalizedProblem): string =>
  `${ruleId} ${location?.pointer ?? ''}: ${message}`;

describe('the documents of the contract', () => {
  it.each([bundled, 'generated/openapi/gallery.json', ...sources.map((name) => `schemas/openapi/${name}`)])(
    '%s has no error by the recommended rules of Redocly',
    async (file) => {
      const problems = await lint({ ref: fileURLToPath(new URL(file, root)), config });
      expect(problems.map(getSentence)).toEqual([]);
    },
  );

  it('form one document, which has each call once, with all metadata of the table of operations', () => {
    interface Call {
      readonly operationId: string;
      readonly 'x-cairn-call': unknown;
    }
    const { paths } = JSON.parse(readFileSync(new URL(bundled, root), 'utf8')) as {
      readonly paths: Readonly<Record<string, Readonly<Record<string, Call>>>>;
    };
    const calls = Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, call]) => ({
        path,
        method: method.toUpperCase(),
        operationId: call.operationId,
        ...(call['x-cairn-call'] as object),
      })),
    );
    const described = operations.map(({ path, method, operationId, gateway, safe, idempotency, errors }) => ({
      path,
      method,
      operationId,
      gateway,
      safe,
      idempotent: idempotency !== 'none',
      errors,
    }));
    expect(calls.toSorted((a, b) => (a.operationId < b.operationId ? -1 : 1))).toEqual(described);
  });
});
