import Negotiator from "negotiator";

/** Whether `Accept` names the type, and not with `q=0` (RFC 9110, section 12.4.2); a wildcard names none. */
export function accepts(accept: string | undefined, type: string): boolean {
  const given = accept?.toLowerCase();
  // Cheap test first: hardly anybody asks for some types.
  if (given === undefined || !given.includes(type)) return false;
  return new Negotiator({ headers: { accept: given } }).mediaTypes().includes(type);
}
