import { limits } from "@thirtyfold/api-contract/limits";
import type { JobId } from "@thirtyfold/content";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { emailError, missing } from "../../lib/field-checks.ts";
import type { FieldErrors } from "../../lib/field-errors.ts";
import type { FormTexts } from "../../lib/form-draft.ts";
import { latePart } from "../../lib/late.tsx";
import { type Attempt, useSubmission } from "../../lib/submission.ts";
import { personLimits } from "../../lib/too-long.tsx";
import { setVisit } from "../../lib/visit.ts";
import { paths } from "../../paths.ts";
import { settings } from "../../settings.ts";

// The resume is a file, which a draft cannot keep.
const applicationFields = ["name", "email", "phone", "coverLetter", "portfolio"] as const;
const most = { ...personLimits, phone: limits.phone, coverLetter: limits.longText, portfolio: limits.url };
const otherFields = ["resume"] as const;

export type ApplicationField = (typeof applicationFields)[number];
export type CheckedField = ApplicationField | "resume";

/** Minimum sending time, and how long the thanks stay, in ms (SPEC, section 9). */
export const applicationTimes = { sending: 1_500, thanks: 3_000 } as const;
/** Time limit in ms: enough for a 5 MB resume on a slow line. */
const timeLimitMs = 120_000;

const wrongEmail = "Invalid email format";

// A demo build sends nothing and never loads the client.
const http = latePart(() => import("../../lib/http-client.ts"));

/** An application, from the first word to the thanks and the return to the list of positions. */
export function useApplication(jobId: JobId) {
  const navigate = useNavigate();
  const submission = useSubmission<ApplicationField, void, "resume">({
    draft: `application:${jobId}`,
    names: applicationFields,
    most,
    others: otherFields,
    check: (texts, form) => applicationErrors(texts, resumeIn(form)),
    mark: (form) => markOf(resumeIn(form)),
    send: async (texts, { form, ...attempt }) => {
      const sent = settings.captureForms ? send({ jobId, texts, resume: resumeIn(form) }, attempt) : undefined;
      await Promise.all([pause(applicationTimes.sending, attempt.signal), sent]);
    },
    timeLimitMs,
    failed: (error, marked) => (marked ? undefined : (error?.serverMessage ?? whyNot(error?.status))),
  });
  const { stored } = submission;
  useEffect(() => {
    if (!stored) return undefined;
    const timer = setTimeout(() => {
      // Nobody is called back from the way to another page, whose code may be late.
      // oxlint-disable-next-line eslint/no-underscore-dangle -- The router's own name.
      if (!window.__reactRouterDataRouter?.state.navigation.location) void navigate(paths.careers);
    }, applicationTimes.thanks);
    return () => clearTimeout(timer);
  }, [stored, navigate]);
  return submission;
}

/** The message if no response came, or a proxy's, which no visitor could read. The API explains its refusals. */
function whyNot(status: number | undefined): string {
  const refused = status === 413 ? "choose a smaller file" : "wait a minute";
  const advice = status === undefined ? "check your connection" : refused;
  return `Your application could not be sent. Everything you wrote is still here: ${advice}, then try again.`;
}

/** Validates the application, with SPEC's messages (section 5). */
function applicationErrors(texts: FormTexts<ApplicationField>, resume: File | undefined): FieldErrors<CheckedField> {
  const portfolio = texts.portfolio.trim();
  const isAddress = portfolio === "" || (/^https?:/.test(portfolio) && URL.canParse(portfolio));
  return {
    name: missing(texts.name, "Name is required"),
    // SPEC: "The format message overrides the required one", for an empty address too.
    email: emailError(texts.email, wrongEmail, wrongEmail),
    phone: missing(texts.phone, "Phone number is required"),
    resume: resume ? undefined : "Resume is required",
    portfolio: isAddress ? undefined : "Enter an address that begins with http:// or https://",
  };
}

const resumeIn = (form: HTMLFormElement | null): File | undefined =>
  form?.querySelector<HTMLInputElement>("[type=file]")?.files?.[0];

const markOf = (file: File | undefined) => (file ? `${file.name} ${file.size} ${file.lastModified}` : "");

type Application = Readonly<{ jobId: JobId; texts: FormTexts<ApplicationField>; resume: File | undefined }>;

/** `POST /api/forms/applications`; resolves once the application is stored. */
async function send({ jobId, texts, resume }: Application, attempt: Pick<Attempt, "key" | "signal">): Promise<void> {
  const body = new FormData();
  body.set("jobId", jobId);
  setVisit(body);
  for (const [name, text] of Object.entries(texts)) body.set(name, name === "coverLetter" ? text : text.trim());
  if (resume) body.set("resume", resume);
  const { request } = await http.load();
  const { status } = await request("/api/forms/applications", { body, ...attempt });
  // Another page served in place of the API, by a portal or a host without it, is no receipt.
  if (status !== 201) throw new Error("Not stored.");
}

/** Never settles once the signal aborts, which the submission handles itself, and leaves no timer behind. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => clearTimeout(timer));
  });
}
