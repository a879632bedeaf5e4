/** A fault in the message catalog, said in one sentence that names the file and the message. */
export class MessageError extends Error {
  constructor(file: string, name: string | undefined, problem: string) {
    super(`messages/${file}${name === undefined ? '' : ` at ${name}`}: ${problem}`);
    this.name = 'MessageError';
  }
}
