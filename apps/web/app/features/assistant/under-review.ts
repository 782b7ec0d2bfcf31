import { prerendering } from "../../settings.ts";

/** `?assistant=maintenance` shows the Maintenance state to reviewers (CONTRACT, section 7). */
export function isMaintenanceUnderReview(): boolean {
  return !prerendering && new URLSearchParams(location.search).get("assistant") === "maintenance";
}
