import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/*
 * Writes the class names of the built components for Tailwind to read, one per line. In the modules themselves Tailwind
 * takes any word for a class name, even in a comment or a prop, and a host may have its own `.hidden`.
 */
const dist = join(import.meta.dirname, "dist");
const cache = join(import.meta.dirname, ".cache");

const modules = globSync("**/*.js", { cwd: dist }).map((file) => readFileSync(join(dist, file), "utf8"));
const classes = new Set(modules.join("\n").match(/tf:[^\s"`]+/g));

mkdirSync(cache, { recursive: true });
writeFileSync(join(cache, "classes.txt"), [...classes].toSorted().join("\n"));
