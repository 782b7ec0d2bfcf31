import { Container } from "@thirtyfold/ui";
import { colorGroups } from "./color-tokens.ts";
import { ReloadButton } from "./reload-button.tsx";
import { Swatch } from "./swatch.tsx";
import { textStyles } from "./text-styles.ts";
import { TypeRow } from "./type-row.tsx";

/** `/test`: what the stylesheets come to in this browser, and a way to load them again. */
export function StylesheetPage() {
  return (
    <Container className="pt-[calc(var(--header-height)+clamp(28px,4vw,48px))] pb-24">
      <h1 className="text-app-h1">Stylesheet test</h1>
      <p className="mt-2 mb-6 max-w-[38em] text-fg-2">
        Every color and text style as this browser has it now. Change the theme in the header, or load the stylesheets
        again: the values follow.
      </p>
      <ReloadButton />
      <section aria-labelledby="colors" className="mt-14">
        <h2 id="colors" className="text-h2">
          Colors
        </h2>
        <div className="mt-8">
          {colorGroups.map(({ title, tokens }) => (
            <div key={title} className="grid-cols-10 gap-x-gutter border-t border-line pt-5 pb-9 md:grid">
              <h3 className="col-span-3 text-h4 max-md:mb-4">{title}</h3>
              <ul className="col-span-7 grid grid-cols-2 gap-x-gutter gap-y-5 max-slim:grid-cols-1 sm:grid-cols-3 wide:grid-cols-4">
                {tokens.map((token) => (
                  <Swatch key={token} token={token} />
                ))}
              </ul>
            </div>
          ))}
        </div>
      </section>
      <section aria-labelledby="type-scale" className="mt-8">
        <h2 id="type-scale" className="text-h2">
          Type scale
        </h2>
        <ul className="mt-8">
          {textStyles.map((style) => (
            <TypeRow key={style.name} style={style} />
          ))}
        </ul>
      </section>
    </Container>
  );
}
