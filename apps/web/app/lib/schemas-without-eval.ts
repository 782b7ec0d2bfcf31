/*
 * Import this before creating any schema. The pages' policy forbids eval; zod tries it once when the first object
 * schema is created, and browsers report even that as a violation.
 */
import { config } from "zod/mini";

config({ jitless: true });
