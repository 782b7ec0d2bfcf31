import { withCode } from "../../docs/usage.tsx";
import { componentGroups, docsOf } from "./component-list.ts";
import { Split } from "./page.tsx";

/** Every component in a word, each linking to its page. */
export function ComponentLedger() {
  return componentGroups().map(({ title, entries }) => (
    <Split key={title} title={title}>
      <ul className="grid gap-x-gutter md:grid-cols-2">
        {entries.map(({ names, what }) => (
          <li key={names.join()} className="border-t border-line py-3 first:border-t-0 md:nth-2:border-t-0">
            <p className="flex flex-wrap gap-x-4 text-ui font-semibold">
              {names
                .filter((name) => docsOf(name) !== undefined)
                .map((name) => (
                  <a
                    key={name}
                    href={docsOf(name)}
                    target="_top"
                    className="text-link underline decoration-line-strong underline-offset-4 hover:decoration-current focus-visible:outline-2 focus-visible:outline-offset-3 focus-visible:outline-focus"
                  >
                    {name}
                  </a>
                ))}
            </p>
            <p className="mt-1 text-small text-pretty text-fg-2">{withCode(what)}</p>
          </li>
        ))}
      </ul>
    </Split>
  ));
}
