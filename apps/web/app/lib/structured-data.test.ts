import { jobDetails, jobs } from "@thirtyfold/content";
import { expect, it } from "vitest";
import { jobPosting } from "./structured-data.ts";

it("announces a position to search engines only when it is live, with its date", () => {
  const [permanent, contract] = jobs;
  if (!permanent || !contract) throw new Error("There are no positions.");
  expect(jobPosting(permanent, jobDetails[permanent.id])).toEqual([]);
  const live = { ...contract, live: true, datePosted: "2026-03-02" } as const;
  expect(jobPosting(live, jobDetails[contract.id])).toEqual([
    expect.objectContaining({
      "@type": "JobPosting",
      title: "AI/ML Engineer",
      datePosted: "2026-03-02",
      employmentType: "CONTRACTOR",
      jobLocationType: "TELECOMMUTE",
    }),
  ]);
});
