import fp from "fastify-plugin";
import { sendProblem } from "../answers/problem.ts";
import { readOut } from "../answers/read-out.ts";

/** RFC 9457 problem details for every thrown value. */
export const problemDetails = fp(
  async (app) => {
    app.setErrorHandler((error, request, reply) => {
      const { raw } = request;
      // Nearly always all of it has arrived, and waiting, even for nothing, costs a tenth of a refusal.
      if (raw.complete) return sendProblem(error, request, reply);
      return readOut(raw).then(() => sendProblem(error, request, reply));
    });
  },
  { name: "problem-details" },
);
