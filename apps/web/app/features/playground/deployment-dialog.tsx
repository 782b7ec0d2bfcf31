import { deploymentRequest } from "@thirtyfold/content";
import { DialogContent, DialogDescription, DialogTitle } from "@thirtyfold/ui";
import { useState } from "react";
import { DeploymentForm } from "./deployment-form.tsx";
import { DeploymentReview, type DeploymentTexts } from "./deployment-review.tsx";

const { title, text, review } = deploymentRequest;

/**
 * The deployment request. SPEC does not say what its submit does: here nothing is sent; the visitor sees the request once
 * more and takes it to the intake form, which is real.
 */
export function DeploymentDialog() {
  return (
    <DialogContent>
      <DeploymentSteps />
    </DialogContent>
  );
}

// Inside of the content, which is unmounted when the dialog closes: it opens with the form again.
function DeploymentSteps() {
  const [ready, setReady] = useState<DeploymentTexts>();
  const heading = ready ? review : { title, text };
  return (
    <>
      <DialogTitle>{heading.title}</DialogTitle>
      <DialogDescription>{heading.text}</DialogDescription>
      {ready ? (
        <DeploymentReview request={ready} onEdit={() => setReady(undefined)} />
      ) : (
        <DeploymentForm onReady={setReady} />
      )}
    </>
  );
}
