const header = (description: string) => ({ type: "string", description }) as const;

/** What a route's schema says of the headers beside an answer, by their names. */
export const describedHeaders = {
  link: { link: header("The pages beside this one (RFC 8288), where there are any") },
  download: { "content-disposition": header("`attachment`, with the file's name") },
  cookie: { "set-cookie": header("The session's cookie, or its end") },
};
