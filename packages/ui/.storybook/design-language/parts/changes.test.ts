import { expect, it } from "vitest";
import { readChangelog, readChangesets } from "./changes.ts";

it("reads the design system's entries from changesets, largest bump first", () => {
  const changesets = [
    '---\n"@thirtyfold/ui": patch\n---\n\nA ring that\nis whole.\n',
    '---\n"@thirtyfold/content": major\n---\n\nNothing of ours.\n',
    '---\n"@thirtyfold/content": patch\n"@thirtyfold/ui": minor\n---\n\n`Kbd`: a key.\n',
  ];
  expect(readChangesets(changesets)).toEqual([
    { kind: "minor", text: "`Kbd`: a key." },
    { kind: "patch", text: "A ring that is whole." },
  ]);
});

it("reads the versions of a changelog", () => {
  const changelog = `# @thirtyfold/ui

## 0.2.0

### Minor Changes

- 1a2b3c4: \`Kbd\`: a key.

### Patch Changes

- 5d6e7f8: A ring that
  is whole.
- Updated dependencies [9a8b7c6]
  - @thirtyfold/content@0.2.0

## 0.1.0

### Minor Changes

- 0f1e2d3: The first one.
`;
  expect(readChangelog(changelog)).toEqual([
    {
      version: "0.2.0",
      changes: [
        { kind: "minor", text: "`Kbd`: a key." },
        { kind: "patch", text: "A ring that is whole." },
      ],
    },
    { version: "0.1.0", changes: [{ kind: "minor", text: "The first one." }] },
  ]);
});
