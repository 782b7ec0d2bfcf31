import fp from "fastify-plugin";
import { sendProblem } from "../answers/problem.ts";

/** Makes every thrown value an answer of RFC 9457 problem details. */
export const problemDetails = fp(
  async (app) => {
    app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply));
  },
  { name: "problem-details" },
);
