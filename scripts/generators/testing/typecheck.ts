import { join } from 'node:path';
import ts from 'typescript';
import { REPOSITORY, type Overlay } from './overlay.ts';

/** Checks files of the overlay by the repository's tsconfig.json. Everything else is read for its types alone, which takes seconds less. */
export function createTypecheck({ find }: Overlay): (files: readonly string[]) => readonly string[] {
  const { config } = ts.readConfigFile(join(REPOSITORY, 'tsconfig.json'), ts.sys.readFile) as {
    readonly config: { compilerOptions: object };
  };
  const { incremental: _, tsBuildInfoFile: __, ...given } = config.compilerOptions as Record<string, unknown>;
  const { options } = ts.convertCompilerOptionsFromJson(given, REPOSITORY);
  const base = ts.createCompilerHost(options);
  const sources = new Map<string, ts.SourceFile>();
  const host: ts.CompilerHost = {
    ...base,
    fileExists: (path) => find(path) !== undefined || base.fileExists(path),
    readFile: (path) => base.readFile(find(path) ?? path),
    directoryExists: (path) => find(path) !== undefined || base.directoryExists?.(path) === true,
    getSourceFile(path, target) {
      const text = host.readFile(path);
      const known = sources.get(path);
      if (text === undefined || known?.text === text) return text === undefined ? undefined : known;
      const source = ts.createSourceFile(path, text, target);
      sources.set(path, source);
      return source;
    },
  };
  return (files) => {
    const paths = files.map((file) => join(REPOSITORY, file));
    const program = ts.createProgram(paths, options, host);
    return paths.flatMap((path) => {
      const source = program.getSourceFile(path);
      if (!source) return [`${path} does not exist`];
      const problems = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
      return problems.map(
        ({ messageText }) => `${path.slice(REPOSITORY.length + 1)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
      );
    });
  };
}
