const header = (description: string) => ({ type: "string", description }) as const;

/** Response headers by name, as described in a route's schema. */
export const describedHeaders = {
  link: { link: header("The pages beside this one (RFC 8288), where there are any") },
  download: { "content-disposition": header("`attachment`, with the file's name") },
  cookie: { "set-cookie": header("The session's cookie, or its end") },
};
