import type { Decorator } from "@storybook/react-vite";
import { cx } from "class-variance-authority";
import * as Direction from "radix-ui/direction";
import { setPage } from "./page-settings.ts";
import { SideBySide } from "./side-by-side.tsx";

/** The story on its background, as the toolbar asks. On a docs page "both" shows it twice on one page. */
export const onStage: Decorator = (Story, { id, args, initialArgs, globals, parameters, viewMode }) => {
  const asked = String(globals["theme"]);
  const alone = viewMode !== "docs";
  if (asked === "both" && alone) {
    const changedArgs = Object.fromEntries(Object.entries(args).filter(([name, value]) => value !== initialArgs[name]));
    return <SideBySide id={id} globals={globals} changedArgs={changedArgs} />;
  }
  // During render rather than in an effect: a component's first effect must already measure correctly.
  if (alone) setPage(globals);
  const direction = globals["direction"] === "rtl" ? "rtl" : "ltr";
  const themes = asked === "both" ? ["dark", "light"] : [asked === "light" ? "light" : "dark"];
  const bare = parameters["layout"] === "none";
  return (
    <Direction.Provider dir={direction}>
      <div className="grid grid-flow-col auto-cols-fr" dir={direction}>
        {themes.map((theme) => (
          <div
            // Stories read the motion setting when they start.
            key={`${theme} ${String(globals["motion"])}`}
            data-theme={theme}
            className={cx("bg-canvas text-body text-fg", !bare && "p-6", alone && "min-h-dvh")}
          >
            <Story />
          </div>
        ))}
      </div>
    </Direction.Provider>
  );
};
