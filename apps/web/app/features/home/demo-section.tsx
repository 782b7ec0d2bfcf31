import { demoCall } from "@thirtyfold/content";
import { AgentTile, Badge, Card, Container } from "@thirtyfold/ui";
import ClipboardCheck from "lucide-react/icons/clipboard-check";
import type { ReactNode } from "react";
import { ButtonLink } from "../../lib/button-link.tsx";

export function DemoSection() {
  return (
    <section aria-labelledby="demo" className="border-y border-line bg-sunken py-[clamp(72px,7vw,128px)]">
      <Container>
        <div className="grid-cols-10 gap-x-gutter md:grid">
          <div className="col-span-4 self-center md:pr-6">
            <h2 id="demo" className="text-h2 text-balance">
              {demoCall.title}
            </h2>
            <p className="mt-5 max-w-[27em] text-lead text-pretty text-fg-2">{demoCall.lead}</p>
            <ButtonLink href={demoCall.cta.path} arrow size="lg" variant="outline" className="mt-8 w-full md:w-auto">
              {demoCall.cta.label}
            </ButtonLink>
          </div>
          <RunPanel className="col-span-6 mt-10 md:mt-0" />
        </div>
      </Container>
    </section>
  );
}

const { run } = demoCall;

/** One run of an agent, from trigger to result. */
function RunPanel({ className }: { className: string }) {
  return (
    <Card flush className={className}>
      <div className="grid grid-cols-[auto_1fr] items-center gap-x-3.5 gap-y-3 border-b md:grid-cols-[auto_1fr_auto] border-line px-5 py-4">
        <AgentTile>
          <ClipboardCheck strokeWidth={1.75} />
        </AgentTile>
        <div className="leading-[1.35]">
          <h3 className="font-bold">{run.agent}</h3>
          <p className="text-small leading-[1.35] text-fg-3">{run.detail}</p>
        </div>
        <Badge variant="success" className="col-start-2 justify-self-start tabular-nums md:col-start-3">
          {run.result}
        </Badge>
      </div>
      <ol className="divide-y divide-line">
        <RunStep {...run.trigger} />
        <RunStep {...run.action} />
        <RunStep name={run.output.name}>
          <Card variant="sheet" flush className="px-6 pt-5 pb-[22px] text-ui leading-[1.6]">
            <p className="mb-2 pr-4 text-small text-on-paper-2">{run.output.to}</p>
            <p className="mb-1 text-[1rem] font-bold">{run.output.subject}</p>
            <p>{run.output.text}</p>
          </Card>
        </RunStep>
      </ol>
    </Card>
  );
}

type Told = { title: string; text: string; children?: never };
type Shown = { title?: never; text?: never; children: ReactNode };

/** A step of a run, its name left of the crease. The step with children is the result. */
function RunStep({ name, title, text, children }: { name: string } & (Told | Shown)) {
  const isResult = children !== undefined;
  return (
    <li className="md:grid md:grid-cols-[30%_1fr]">
      <p
        className={`px-5 pt-3.5 text-ui md:border-r md:border-dashed md:border-line md:py-[18px] ${isResult ? "font-semibold text-link" : "text-fg-3"}`}
      >
        {name}
      </p>
      {isResult ? (
        <div className="px-5 pt-2.5 pb-5 md:px-6 md:pt-5 md:pb-6">{children}</div>
      ) : (
        <div className="px-5 pt-1 pb-5 md:px-6 md:pt-[18px]">
          <p className="font-bold">{title}</p>
          <p className="text-ui leading-[1.6] text-fg-2">{text}</p>
        </div>
      )}
    </li>
  );
}
