/** A fault in a file under schemas/, said in one sentence that names the file and the place in it. */
export class SchemaError extends Error {
  readonly file: string;
  readonly pointer: string;

  constructor(file: string, pointer: string, problem: string) {
    super(`schemas/${file}${pointer === '' ? '' : ` at ${pointer}`}: ${problem}`);
    this.name = 'SchemaError';
    this.file = file;
    this.pointer = pointer;
  }
}
