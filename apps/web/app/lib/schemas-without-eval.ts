/*
 * Whoever loads schemas imports this file first. The pages' policy forbids eval; zod would try it while the first object
 * schema is made, to see whether it may compile, and browsers report even that as a violation.
 */
import { config } from "zod/mini";

config({ jitless: true });
