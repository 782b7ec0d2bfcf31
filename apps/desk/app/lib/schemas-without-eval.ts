/*
 * Import this before making any schema. The desk's policy forbids eval; zod tries it once when the first object schema is
 * made, and browsers report even that as a violation.
 */
import { config } from "zod/mini";

config({ jitless: true });
