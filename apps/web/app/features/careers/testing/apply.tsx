import { fireEvent, render, screen } from "@testing-library/react";
import { jobDetails, jobs } from "@thirtyfold/content";
import { createRoutesStub } from "react-router";
import { JobPage } from "../job-page.tsx";

const job = jobs.find(({ id }) => id === "product-manager");

function Page() {
  return job && <JobPage job={job} detail={jobDetails[job.id]} />;
}

/** The Product Lead's page, and an empty list of positions to return to. */
export function renderJobPage() {
  const Site = createRoutesStub([
    { path: "/careers/apply/product-manager", Component: Page },
    { path: "/careers", Component: () => <h1>Join Our Team</h1> },
  ]);
  return render(<Site initialEntries={["/careers/apply/product-manager"]} />);
}

export const resume = new File(["%PDF-1.7"], "ines-kallio.pdf", { type: "application/pdf" });

/** Simulates choosing a file in the browser. */
export function choose(file: File): void {
  const input = screen.getByLabelText<HTMLInputElement>("Resume (PDF)");
  Object.defineProperty(input, "files", { value: [file], configurable: true });
  fireEvent.change(input);
}

export function type(label: string | RegExp, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

/** Fills in the required fields. */
export function fillApplication(): void {
  type("Name", "Ines Kallio");
  type("Email", "ines@pellwater.example");
  type("Phone", "+1 555 0134");
  choose(resume);
}

export function submitApplication(): void {
  fireEvent.click(screen.getByRole("button", { name: /^Submit/ }));
}
