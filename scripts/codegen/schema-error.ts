/** An error in a file under schemas/, in one sentence with the file and the location. */
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
