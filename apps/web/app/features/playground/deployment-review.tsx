import { deploymentRequest } from "@thirtyfold/content";
import { Button, Card, DialogActions } from "@thirtyfold/ui";
import { ButtonLink } from "../../lib/button-link.tsx";
import type { FormTexts } from "../../lib/form-draft.ts";
import { paths } from "../../paths.ts";

/** The fields of a deployment request. */
export const deploymentNames = ["name", "email", "company", "description"] as const;
export type DeploymentName = (typeof deploymentNames)[number];
export type DeploymentTexts = FormTexts<DeploymentName>;

const { labels, review } = deploymentRequest;

/** The request as it would be sent, and the way to send it: the intake form with its fields filled in. */
export function DeploymentReview({ request, onEdit }: { request: DeploymentTexts; onEdit: () => void }) {
  return (
    <>
      <Card variant="sheet" flush className="mt-6 px-5 pt-4 pb-3 md:px-6">
        <dl>
          {deploymentNames.map((name) => (
            <div
              key={name}
              className="border-paper-line py-2.5 not-first:border-t md:grid md:grid-cols-[30%_1fr] md:gap-x-4"
            >
              <dt className="pr-6 text-small leading-[1.7] text-on-paper-2">{labels[name]}</dt>
              <dd className="min-w-0 font-medium [overflow-wrap:anywhere] whitespace-pre-wrap">
                {request[name].trim() === "" ? review.empty : request[name]}
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      <DialogActions>
        <Button variant="ghost" onClick={onEdit}>
          {review.edit}
        </Button>
        <ButtonLink href={intakeLink(request)} ref={takeFocus} arrow>
          {review.open}
        </ButtonLink>
      </DialogActions>
    </>
  );
}

/** The pressed button is gone; the next step takes its place. */
function takeFocus(link: HTMLAnchorElement | null) {
  link?.focus();
}

function intakeLink({ name, email, company, description }: DeploymentTexts): string {
  const given = Object.entries({ name, email, company, message: description }).filter(([, text]) => text.trim() !== "");
  return `${paths.intakeForm}?${new URLSearchParams(given).toString()}`;
}
