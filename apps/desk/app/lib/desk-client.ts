// oxlint-disable-next-line import/no-unassigned-import -- Before the schemas of the calls.
import "./schemas-without-eval.ts";
import { ApiError, createClient, deskCalls } from "@thirtyfold/api-contract/client";

const headers: Record<string, string> = {};

/** The desk's API calls; the browser sends the session cookie along. */
export const desk = createClient(deskCalls, { headers });

/** Marks calls made while nobody is at the desk, which renew no session. */
export function markAway(away: boolean): void {
  if (away) headers["x-desk-away"] = "1";
  else delete headers["x-desk-away"];
}

/** Whether the server refused with this status. */
export const isRefusal = (error: unknown, status: number): error is ApiError =>
  error instanceof ApiError && error.status === status;

/** The reason a call failed, and the remedy, as a sentence. */
export function failureText(error: unknown): string {
  if (error instanceof ApiError) {
    if (error.problem?.detail) return error.problem.detail;
    return error.status >= 500 ? "The server can't answer just now. Try again in a moment." : error.message;
  }
  if (error instanceof TypeError) return "The server can't be reached. Check the connection, then try again.";
  if (error instanceof DOMException && error.name === "TimeoutError") {
    return "The server took too long to answer. Try again.";
  }
  return "The answer can't be read: the desk was updated, or is being updated. Load this page again.";
}
