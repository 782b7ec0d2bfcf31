import process from "node:process";

/** The first version with `Temporal`. */
const oldest = 26;

const { node } = process.versions;
if (Number.parseInt(node, 10) >= oldest) {
  // Not imported above: an older Node would fail on the first module that it lacks, before printing anything else.
  await import("../server.ts");
} else {
  process.stderr.write(
    `Node.js ${oldest} or newer is needed; this is ${node}. \`npm start\` at the root of the repository fetches one.\n`,
  );
  process.exitCode = 1;
}
