import fp from "fastify-plugin";
import { sendProblem } from "../answers/problem.ts";
import { readOut } from "../answers/read-out.ts";

/** RFC 9457 problem details for every thrown value. */
export const problemDetails = fp(
  async (app) => {
    app.setErrorHandler(async (error, request, reply) => {
      await readOut(request.raw);
      return sendProblem(error, request, reply);
    });
  },
  { name: "problem-details" },
);
