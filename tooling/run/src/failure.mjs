/** An error for people to fix: shown without a stack, exit code 1. */
export class Failure extends Error {}
