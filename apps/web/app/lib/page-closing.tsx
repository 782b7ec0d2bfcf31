import { ClosingBlock } from "@thirtyfold/ui";
import { ButtonLink } from "./button-link.tsx";
import { TitleLines } from "./title-lines.tsx";

type PageClosingProps = {
  /** A single text, or its lines. */
  title: string | readonly string[];
  text: string;
  /** The next step, and optionally a second choice. */
  ctas: readonly Readonly<{ label: string; path: string }>[];
};

/** The tangerine block at the bottom of a page. */
export function PageClosing({ title, text, ctas }: PageClosingProps) {
  return (
    <ClosingBlock title={typeof title === "string" ? title : <TitleLines lines={title} />}>
      <p className="mb-7 max-w-[27em] text-[1.0625rem] leading-normal text-pretty">{text}</p>
      <div className="grid gap-2.5 md:w-max">
        {ctas.map(({ label, path }, index) => (
          <ButtonLink
            key={path}
            href={path}
            variant={index === 0 ? "ink" : "ink-outline"}
            size="xl"
            arrow={index === 0}
          >
            {label}
          </ButtonLink>
        ))}
      </div>
    </ClosingBlock>
  );
}
