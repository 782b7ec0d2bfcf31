import fp from "fastify-plugin";
import { sendProblem } from "../answers/problem.ts";

/** RFC 9457 problem details for every thrown value. */
export const problemDetails = fp(
  async (app) => {
    app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply));
  },
  { name: "problem-details" },
);
