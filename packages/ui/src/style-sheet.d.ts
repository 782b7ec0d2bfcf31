// The type of each style sheet: since TypeScript 6 an import for effect has to be resolved, too.
// oxlint-disable-next-line unicorn/require-module-specifiers -- without it the file is no module
export {};
