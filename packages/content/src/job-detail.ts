/** What the page of a position says beside its listing (SPEC, "Job detail"). */
export type JobDetail = Readonly<{
  summary: string;
  responsibilities: readonly string[];
  /** The first one names the years that the listing asks for, the second what somebody knows or has done. */
  requirements: readonly [years: string, skills: string, ...others: string[]];
  preferredQualifications: readonly string[];
  /** The role is for somebody who owns a result without being asked to. */
  entrepreneurMinded: boolean;
}>;
