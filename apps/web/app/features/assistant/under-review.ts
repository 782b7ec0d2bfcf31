/** `?assistant=maintenance` shows the assistant in Maintenance, for whoever reviews the site (CONTRACT, section 7). */
export function isMaintenanceUnderReview(): boolean {
  return new URLSearchParams(location.search).get("assistant") === "maintenance";
}
