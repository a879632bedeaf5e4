import { join } from 'node:path';
import { API, type Diagnostic } from '@typescript/native/unstable/sync';

/** Checks files with the tsconfig.json of a copy of the repository. All other files are read for their types only, which saves seconds. */
export function typecheckFiles(root: string, files: readonly string[]): readonly string[] {
  const api = new API({ cwd: root });
  try {
    const config = join(root, 'tsconfig.json');
    const program = api.updateSnapshot({ openProjects: [config] }).getProject(config)?.program;
    if (!program) throw new Error(`${config} cannot be opened.`);
    return files.flatMap((file) => {
      const path = join(root, file);
      const problems = [...program.getSyntacticDiagnostics(path), ...program.getSemanticDiagnostics(path)];
      return problems.map((problem) => `${file}: ${flattenText(problem)}`);
    });
  } finally {
    api.close();
  }
}

const flattenText = ({ text, messageChain = [] }: Diagnostic): string => [text, ...messageChain.map(flattenText)].join(' ');
