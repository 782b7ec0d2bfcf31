import { locate, type Rule } from "./rule.ts";

const vague = /^(utils?|helpers?|misc|common)(\.|$)/;

/** A file is named after its one idea; an app has no index file. */
export const plainNames: Rule = {
  create(context) {
    const file = locate(context)?.file ?? "";
    const message = judge(file);
    return message === undefined ? {} : { Program: (node) => context.report({ node, message }) };
  },
};

function judge(file: string): string | undefined {
  const name = file.split("/").find((each) => vague.test(each));
  if (name !== undefined) {
    return `"${name}" says nothing: name the file or folder for its one idea.`;
  }
  return /^apps\/.*\/index\.tsx?$/.test(file)
    ? "No index file inside of an app: import the file that has what you need."
    : undefined;
}
