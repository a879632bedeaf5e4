import { join } from 'node:path';
import ts from 'typescript';

/** Checks files with the tsconfig.json of a copy of the repository. All other files are read for their types only, which saves seconds. */
export function createTypecheck(root: string): (files: readonly string[]) => readonly string[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile) as {
    readonly config: { compilerOptions: object };
  };
  const { incremental: _, tsBuildInfoFile: __, ...given } = config.compilerOptions as Record<string, unknown>;
  const { options } = ts.convertCompilerOptionsFromJson(given, root);
  const base = ts.createCompilerHost(options);
  const sources = new Map<string, ts.SourceFile>();
  const host: ts.CompilerHost = {
    ...base,
    getSourceFile(path, target) {
      const text = base.readFile(path);
      const known = sources.get(path);
      if (text === undefined || known?.text === text) return text === undefined ? undefined : known;
      const source = ts.createSourceFile(path, text, target);
      sources.set(path, source);
      return source;
    },
  };
  return (files) => {
    const paths = files.map((file) => join(root, file));
    const program = ts.createProgram(paths, options, host);
    return paths.flatMap((path) => {
      const source = program.getSourceFile(path);
      if (!source) return [`${path} does not exist`];
      const problems = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
      return problems.map(({ messageText }) => `${path.slice(root.length + 1)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
    });
  };
}
