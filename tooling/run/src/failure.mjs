/** What a person can mend: shown as its message alone, without a stack, and ends with exit code 1. */
export class Failure extends Error {}
