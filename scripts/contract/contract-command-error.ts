/** Ends `npm run contract` with its message. */
export class ContractCommandError extends Error {}
