import fp from "fastify-plugin";
import { sendProblem } from "../answers/problem.ts";
import { readOut } from "../answers/read-out.ts";

/** RFC 9457 problem details for every thrown value. */
export const problemDetails = fp(
  async (app) => {
    app.setErrorHandler((error, request, reply) => {
      const send = () => sendProblem(error, request, reply);
      return readOut(request.raw)?.then(send) ?? send();
    });
  },
  { name: "problem-details" },
);
