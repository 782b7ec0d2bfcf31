import Negotiator from "negotiator";

/** Whether `Accept` names the type without `q=0` (RFC 9110, section 12.4.2); wildcards do not count. */
export function accepts(accept: string | undefined, type: string): boolean {
  const given = accept?.toLowerCase();
  // Cheap test first: some types are hardly ever requested.
  if (given === undefined || !given.includes(type)) return false;
  return new Negotiator({ headers: { accept: given } }).mediaTypes().includes(type);
}
