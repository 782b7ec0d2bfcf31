/** Accepted resume types, as served to the desk, by extension. */
export const resumeMediaTypes = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;

export type ResumeType = keyof typeof resumeMediaTypes;
