import { type DemoAgent, demoRuns, playgroundPage, tryAgents, tryPage } from "@thirtyfold/content";
import { Card, Dialog, DialogActions, DialogContent, DialogDescription, DialogTitle } from "@thirtyfold/ui";
import type { ReactNode } from "react";
import { ButtonLink } from "../../lib/button-link.tsx";

const { parts, note } = playgroundPage;

type RunDialogProps = { agent: DemoAgent; open: boolean; onOpenChange: (open: boolean) => void };

/** The demo card for a visitor's own text has its own page: here its input is hidden (SPEC, "Playground"). */
export function RunDialog({ agent, open, onOpenChange }: RunDialogProps) {
  const { strip } = agent;
  const { trigger, action, output, paper } = demoRuns[agent.slug];
  const live = tryAgents.find(({ slug }) => slug === agent.slug);
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogTitle>{agent.name}</DialogTitle>
        <DialogDescription>{agent.job}</DialogDescription>
        <dl className="mt-6 divide-y divide-line border-y border-line">
          <Row name={parts.trigger} time={strip.trigger[0]}>
            <p className="text-fg-2">{trigger}</p>
          </Row>
          <Row name={parts.action} time={strip.action[0]}>
            <p className="text-fg-2">{action}</p>
          </Row>
          <Row name={parts.output} time={strip.output[0]} lit>
            <p className="mb-4 text-fg-2">{output}</p>
            <Card variant="sheet" flush className="px-5 pt-4 pb-5 text-ui leading-[1.6] md:px-6">
              <p className="mb-2 pr-4 text-small text-on-paper-2">{paper.to}</p>
              <p className="mb-1.5 text-[1rem] font-bold text-pretty">{paper.subject}</p>
              {paper.lines.map((line) => (
                <p key={line} className="mt-1.5 text-pretty">
                  {line}
                </p>
              ))}
            </Card>
          </Row>
        </dl>
        <p className="mt-4 text-small text-fg-3">{note}</p>
        {live && (
          <DialogActions>
            <ButtonLink href={live.path} arrow className="w-full md:w-auto">
              {tryPage.open}
            </ButtonLink>
          </DialogActions>
        )}
      </DialogContent>
    </Dialog>
  );
}

type RowProps = { name: string; time: string; lit?: boolean; children: ReactNode };

function Row({ name, time, lit = false, children }: RowProps) {
  return (
    <div className="py-4 md:grid md:grid-cols-[30%_1fr]">
      <dt className="mb-1.5 flex justify-between gap-3 text-ui md:mb-0 md:block">
        <span className={lit ? "font-semibold text-link" : "font-semibold"}>{name}</span>
        <span className="block text-small text-fg-3 tabular-nums">{time}</span>
      </dt>
      <dd className="text-pretty">{children}</dd>
    </div>
  );
}
