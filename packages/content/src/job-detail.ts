/** The content of a position's page besides its listing (SPEC, "Job detail"). */
export type JobDetail = Readonly<{
  summary: string;
  responsibilities: readonly string[];
  /** The first names the years that the listing requires, the second the knowledge or experience. */
  requirements: readonly [years: string, skills: string, ...others: string[]];
  preferredQualifications: readonly string[];
  /** Whether the role is for somebody who owns a result without being asked to. */
  entrepreneurMinded: boolean;
}>;
